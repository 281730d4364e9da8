import { NONE } from '@quayside/kernel/box'
import { MAP } from '../data/map.ts'
import type { DataPack } from '../data/pack.ts'
import { COMPANY, COUNTED, LETTER } from '../ids.ts'
import type { BookFace, Face, Rules, StartTileFace } from '../rules/index.ts'
import {
  type BookLook,
  type Card,
  DETAIL,
  type Lexicon,
  type Region,
  type RegionId,
  type Speech,
  type StartLook,
} from './catalogue.ts'

/** Everything a pack brings along, named once for a language. */
export function lexiconOf(speech: Speech, pack: DataPack, rules: Rules): Lexicon {
  const cards = new Map(nameCards(rules.faces, speech))
  const books = new Map(rules.books.map((book) => [book.id, speech.book(lookOfBook(rules, book))]))
  const regions = new Map(pack.map.regions.map(({ id, name }) => [id, nameRegion(speech, id, name)]))
  const starts = new Map(
    rules.startTiles.map((tile, i) => [tile.id, speech.start(lookOfStart(rules, tile, i + 1, cards))]),
  )
  return {
    card: (id) => (id === '' ? speech.noCard : (cards.get(id) ?? { one: id, the: id, a: id })),
    book: (id) => (id === '' ? speech.noBook : (books.get(id) ?? { one: id, the: id, needs: id })),
    region: (id) => regions.get(id) ?? speech.region(id),
    start: (id) => starts.get(id) ?? { one: id, about: id },
    rules,
    pack,
  }
}

/** No two cards get the same name: where looks agree the price is said, and what a merchant does where that agrees too. */
function nameCards(faces: readonly Face[], speech: Speech): [string, Card][] {
  const names = faces.map((face) => speech.card(face, DETAIL.PLAIN))
  for (const detail of [DETAIL.PRICE, DETAIL.EFFECT]) {
    const said = names.map(({ one }) => one)
    said.forEach((one, i) => {
      if (said.indexOf(one) !== said.lastIndexOf(one)) names[i] = speech.card(faces[i], detail)
    })
  }
  return faces.map(({ id }, i) => [id, names[i]])
}

function lookOfBook({ rewards }: Rules, book: BookFace): BookLook {
  return {
    letter: LETTER.id(book.letter),
    needs: COUNTED.all.flatMap((counted) =>
      book.needs[counted] > 0 ? [[COUNTED.id(counted), book.needs[counted]] as const] : [],
    ),
    anyGood: book.anyGood,
    helpers: book.needsHelpers,
    reward: rewards[book.reward],
    starting: book.starting,
  }
}

function lookOfStart(rules: Rules, tile: StartTileFace, number: number, cards: ReadonlyMap<string, Card>): StartLook {
  return {
    number,
    rests: tile.resting.map((card) => (card === NONE ? null : (cards.get(rules.faces[card].id) ?? null))),
    book: lookOfBook(rules, rules.books[tile.book]),
    bonus: tile.bonus.map(({ company, spaces }) => ({
      company: company === NONE ? null : COMPANY.id(company),
      spaces,
    })),
  }
}

/** Languages know the built-in regions; one that a pack renames or brings along goes by the pack's name. */
function nameRegion({ names, region }: Speech, id: string, name: string): Region {
  const builtIn = MAP.regions.some((known) => known.id === id && known.name === name)
  return builtIn ? names.regions[id as RegionId] : region(name)
}
