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
import { BOOKKEEPING_POINT, count, DIAMOND_STEP, EXPANSION_POINT, fCard, mCard, noun, POST, STEP } from './grammar.ts'
import { NAMES } from './names.ts'

const { companies, counted } = NAMES
const companyOf = (company: Maybe<CompanyNumber>): Company | undefined =>
  company === NONE ? undefined : companies[COMPANY.id(company)]

/* Cards */

export const NO_CARD: Card = { one: 'nessuna carta', the: 'la carta', a: 'una carta' }

export function card(face: Face, detail: Detail): Card {
  const plain = plainCard(face)
  const effect = when(face.diamond + face.pounds, rewardText({ diamond: face.diamond, pounds: face.pounds }))
  const more = [`prezzo ${face.price}`, when(detail === DETAIL.EFFECT ? 1 : 0, effect)].filter(Boolean).join(', ')
  if (detail === DETAIL.PLAIN) return plain
  return { one: withDetail(plain.one, more), the: withDetail(plain.the, more), a: withDetail(plain.a, more) }
}

/** Behind the value, if a name ends with one. */
const withDetail = (name: string, more: string): string =>
  name.endsWith(')') ? `${name.slice(0, -1)}, ${more})` : `${name} (${more})`

function plainCard({ kind, value, share, minesOf }: Face): Card {
  const id = CARD_KIND.id(kind)
  const [company, mines] = [companyOf(share), companyOf(minesOf)]
  if (id === 'share') return fCard(`quota ${company?.of}`)
  const bonus = company ? ` con una quota ${company.of}` : ''
  if (id === 'merchant') return mCard(`mercante di diamanti${mines ? ` ${mines.of}` : ''}${bonus}`)
  if (id === 'bookkeeper') return mCard(`contabile (${value})${bonus}`)
  const kindOf = id === 'expansion' ? 'espansione' : counted[id].of
  return { ...fCard(`carta ${kindOf} (${value})${bonus}`), one: counted[id].count(value) + bonus }
}

/* Rewards and books */

export const trackSteps = (n: number, company?: Company): string =>
  `${count(n, STEP)} sul tracciato ${company?.of ?? 'della compagnia'}`

/** "£2 e 1 passo sui diamanti". `company`: whose track its steps are on. */
export function rewardText(reward: Partial<RewardParts>, company?: Company): string {
  const { pounds = 0, diamond = 0, bookkeeping = 0, track = 0, removePosts = 0, unitsOf = NONE, unitsLess = 0 } = reward
  const perUnit =
    unitsOf === NONE ? '' : `£1 per unità ${counted[GOOD.id(unitsOf)].of}${when(unitsLess, `, meno £${unitsLess}`)}`
  const parts = [
    when(pounds, `£${pounds}`),
    perUnit,
    when(diamond, count(diamond, DIAMOND_STEP)),
    when(bookkeeping, count(bookkeeping, BOOKKEEPING_POINT)),
    when(track, trackSteps(track, company)),
    when(removePosts, `${count(removePosts, POST)} da rimuovere`),
  ]
  return listed(parts.filter(Boolean), 'e') || 'nulla'
}

const HELPER = noun('altro mercante o contabile', 'altri mercanti o contabili')

function needsText({ needs, anyGood, helpers }: BookLook): string {
  const parts = [
    ...needs.map(([id, n]) => counted[id].count(n)),
    ...anyGood.map((n) => `${needs.some(([id]) => id !== 'expansion') ? 'altre ' : ''}${n} unità di una sola merce`),
    when(helpers, count(helpers, HELPER)),
  ]
  return listed(parts.filter(Boolean), 'e') || 'nulla'
}

export const NO_BOOK: Book = { one: 'nessun libro', the: 'il libro', needs: 'nulla' }

export function book(look: BookLook): Book {
  const name = look.starting ? 'libro iniziale' : `libro ${look.letter}`
  const needs = needsText(look)
  const gives = rewardText(look.reward)
  return {
    one: `${name}: chiede ${needs}; dà ${gives}`,
    the: `il ${name} (chiede ${needs}; dà ${gives})`,
    needs,
  }
}

/* Starting tiles */

/** The player's own. */
const EXPANSION_ONE = count(1, EXPANSION_POINT)

export function start({ number, rests, book: look, bonus }: StartLook): Start {
  const one = `tessera iniziale ${number}`
  const gained = bonus.map(({ company, spaces }) =>
    company ? trackSteps(spaces, companies[company]) : count(spaces, DIAMOND_STEP),
  )
  const { needs } = book(look)
  const resting = listed(
    rests.map((name) => name?.one ?? EXPANSION_ONE),
    'e',
  )
  const about = [
    listed(gained, 'e'),
    `il libro chiede ${needs}, dà ${rewardText(look.reward)}`,
    `a riposo le carte ${resting}`,
  ]
  return { one, about: `${one}: ${about.filter(Boolean).join('; ')}` }
}
