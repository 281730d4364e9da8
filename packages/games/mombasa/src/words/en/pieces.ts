import { listed, when } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { CARD_KIND, COMPANY, type Company as CompanyNumber, GOOD } from '../../ids.ts'
import type { Face, RewardParts } from '../../rules/index.ts'
import {
  type Book,
  type BookLook,
  type Card,
  type Company,
  DETAIL,
  type Detail,
  type Start,
  type StartLook,
} from '../catalogue.ts'
import { BOOKKEEPING_POINT, count, DIAMOND_STEP, EXPANSION_POINT, noun, POST, STEP } from './grammar.ts'
import { NAMES } from './names.ts'

const { companies, counted } = NAMES
const companyOf = (company: Maybe<CompanyNumber>): Company | undefined =>
  company === NONE ? undefined : companies[COMPANY.id(company)]

/* Cards */

export const NO_CARD: Card = { one: 'no card', the: 'the card', a: 'a card' }

export function card(face: Face, detail: Detail): Card {
  const plain = plainCard(face)
  const effect = when(face.diamond + face.pounds, rewardText({ diamond: face.diamond, pounds: face.pounds }))
  const more = [`price ${face.price}`, when(detail === DETAIL.EFFECT ? 1 : 0, effect)].filter(Boolean).join(', ')
  if (detail === DETAIL.PLAIN) return plain
  return { one: withDetail(plain.one, more), the: withDetail(plain.the, more), a: withDetail(plain.a, more) }
}

/** Behind the value, if a name ends with one. */
const withDetail = (name: string, more: string): string =>
  name.endsWith(')') ? `${name.slice(0, -1)}, ${more})` : `${name} (${more})`

function plainCard({ kind, value, share, minesOf }: Face): Card {
  const id = CARD_KIND.id(kind)
  const [company, mines] = [companyOf(share), companyOf(minesOf)]
  if (id === 'share') return withArticles(`${company?.one} share`)
  const bonus = company ? ` with a ${company.one} share` : ''
  if (id === 'merchant') return withArticles(`diamond merchant${mines ? ` ${mines.of}` : ''}${bonus}`)
  if (id === 'bookkeeper') return withArticles(`bookkeeper (${value})${bonus}`)
  return { ...withArticles(`${counted[id].of} card (${value})${bonus}`), one: counted[id].count(value) + bonus }
}

const withArticles = (one: string): Card => ({
  one,
  the: `the ${one}`,
  a: `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`,
})

/* Rewards and books */

export const trackSteps = (n: number, company?: Company): string =>
  `${count(n, STEP)} on the ${company?.one ?? 'company'} track`

/** "£2 and 1 diamond step". `company`: whose track its steps are on. */
export function rewardText(reward: Partial<RewardParts>, company?: Company): string {
  const { pounds = 0, diamond = 0, bookkeeping = 0, track = 0, removePosts = 0, unitsOf = NONE, unitsLess = 0 } = reward
  const perUnit =
    unitsOf === NONE ? '' : `£1 per unit of ${counted[GOOD.id(unitsOf)].one}${when(unitsLess, `, less £${unitsLess}`)}`
  const parts = [
    when(pounds, `£${pounds}`),
    perUnit,
    when(diamond, count(diamond, DIAMOND_STEP)),
    when(bookkeeping, count(bookkeeping, BOOKKEEPING_POINT)),
    when(track, trackSteps(track, company)),
    when(removePosts, `${count(removePosts, POST)} to remove`),
  ]
  return listed(parts.filter(Boolean), 'and') || 'nothing'
}

const HELPER = noun('other merchant or bookkeeper', 'other merchants or bookkeepers')

function needsText({ needs, anyGood, helpers }: BookLook): string {
  const parts = [
    ...needs.map(([id, n]) => counted[id].count(n)),
    ...anyGood.map((n) => (needs.some(([id]) => id !== 'expansion') ? `${n} more of one good` : `${n} of one good`)),
    when(helpers, count(helpers, HELPER)),
  ]
  return listed(parts.filter(Boolean), 'and') || 'nothing'
}

export const NO_BOOK: Book = { one: 'no book', the: 'the book', needs: 'nothing' }

export function book(look: BookLook): Book {
  const name = look.starting ? 'starting book' : `book ${look.letter}`
  const needs = needsText(look)
  const gives = rewardText(look.reward)
  return {
    one: `${name}: needs ${needs}; gives ${gives}`,
    the: `${look.starting ? 'the ' : ''}${name} (needs ${needs}; gives ${gives})`,
    needs,
  }
}

/* Starting tiles */

/** The player's own. */
const EXPANSION_ONE = count(1, EXPANSION_POINT)

export function start({ number, rests, book: look, bonus }: StartLook): Start {
  const one = `starting tile ${number}`
  const gained = bonus.map(({ company, spaces }) =>
    company ? trackSteps(spaces, companies[company]) : count(spaces, DIAMOND_STEP),
  )
  const { needs } = book(look)
  const resting = listed(
    rests.map((name) => name?.one ?? EXPANSION_ONE),
    'and',
  )
  const about = [
    listed(gained, 'and'),
    `book needs ${needs}, gives ${rewardText(look.reward)}`,
    `rests the cards ${resting}`,
  ]
  return { one, about: `${one}: ${about.filter(Boolean).join('; ')}` }
}
