import { type GameWords, namesOf, Speeches, wordsByPack, wordsFrom } from '@quayside/kernel'
import type { DataPack } from '../data/pack.ts'
import { LETTERS, TRACKS } from '../ids.ts'
import type { Rules } from '../rules/index.ts'
import type { Lexicon, Speech } from './catalogue.ts'
import { lexiconOf } from './lexicon.ts'

export const SPEECHES = new Speeches<Speech>('Mombasa')

/** `rules` are those of any table played with the pack: what is named here is the same in all. */
export const wordsFor = wordsByPack((language, pack: DataPack, rules: Rules) =>
  wordsOf(SPEECHES.in(language), pack, rules),
)

function wordsOf(speech: Speech, pack: DataPack, rules: Rules): GameWords {
  const lexicon = lexiconOf(speech, pack, rules)
  const said = speech.sentences(lexicon)
  const { title, options, setups } = speech.heading
  return wordsFrom({
    title,
    said: { ...said, options },
    things: thingNames(speech, lexicon),
    sources: speech.sources,
    values: { setup: setups },
    scoreLines: said.scoreLines,
    watched: speech.watched,
    occasions: speech.occasions,
  })
}

function thingNames({ names, track }: Speech, lexicon: Lexicon): Record<string, Record<string, string>> {
  const { rules } = lexicon
  const each = <T extends { readonly id: string }>(list: readonly T[], name: (id: string) => string) =>
    Object.fromEntries(list.map(({ id }) => [id, name(id)]))
  const { expansion: _, ...goods } = names.counted
  return {
    company: namesOf(names.companies),
    track: Object.fromEntries(TRACKS.map((id) => [id, track(id)])),
    start: each(rules.startTiles, (id) => lexicon.start(id).about),
    card: each(rules.faces, (id) => lexicon.card(id).one),
    book: each(rules.books, (id) => lexicon.book(id).one),
    region: Object.fromEntries(rules.map.ids.map((id) => [id, lexicon.region(id).one])),
    tile: namesOf(names.tiles),
    bonus: namesOf(names.spaces),
    counted: namesOf(names.counted),
    good: namesOf(goods),
    kind: names.kinds,
    part: names.parts,
    display: names.columns,
    character: names.characters,
    source: namesOf(names.sources),
    letter: Object.fromEntries(LETTERS.map((letter) => [letter, letter])),
  }
}
