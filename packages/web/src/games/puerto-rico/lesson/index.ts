import type { GameRecord } from '@quayside/kernel'
import type { Lesson } from '../../../lesson/lesson.ts'
import { en } from './en.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'
import record from './record.json' with { type: 'json' }

const ROLES = ['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain'].map((role) => `role:${role}`)

export const lesson: Lesson = {
  record: record as GameRecord,
  learner: 0,
  names: ['', 'Beatriz', 'Caio'],
  words: { en, pt, it },
  stops: [
    { id: 'welcome', at: 0, chapter: 'table' },
    { id: 'island', at: 0, places: ['fields:0', 'town:0'] },
    { id: 'roles', at: 0, places: ROLES },
    { id: 'first-role', at: 0, turn: 1, chapter: 'round' },
    { id: 'first-tile', at: 1, turn: 1 },
    { id: 'settled', at: 4, places: ['fields:0', 'open:coffee', 'open:indigo', 'open:sugar', 'open:tobacco'] },
    { id: 'market', at: 5, places: ['market:small-indigo-plant', 'market:coffee-roaster', 'market:guild-hall'] },
    { id: 'first-building', at: 7, turn: 1 },
    { id: 'mayor', at: 9, places: ['role:mayor'] },
    { id: 'first-worker', at: 13, places: ['field:quarry'] },
    { id: 'round-over', at: 14, places: ['role:craftsman', 'role:trader', 'role:captain'] },
    { id: 'coffee-land', at: 18, places: ['field:coffee'], chapter: 'goods' },
    { id: 'craftsman', at: 20, places: ['role:craftsman', 'goods:2:corn'] },
    { id: 'captain', at: 22, places: ['ship:4', 'ship:5', 'ship:6'] },
    { id: 'take-mayor', at: 24, places: ['role:mayor'] },
    { id: 'place-workers', at: 25, turn: 3, blank: true },
    { id: 'quarry', at: 37, places: ['field:quarry', 'city:small-market'] },
    { id: 'first-indigo', at: 43, places: ['field:indigo', 'city:small-indigo-plant', 'pile:indigo'] },
    { id: 'trader', at: 50, places: ['house'] },
    { id: 'craft-self', at: 53, places: ['pile:indigo'] },
    { id: 'load', at: 54, turn: 1 },
    { id: 'sailed', at: 55, places: ['ship:4', 'ship:5', 'vp:0'] },
    { id: 'later', at: 75, jump: true, places: ['fields:0', 'town:0'], chapter: 'engine' },
    { id: 'roaster', at: 76, places: ['city:coffee-roaster'] },
    { id: 'staffed', at: 102, jump: true, places: ['field:coffee', 'city:coffee-roaster', 'city:large-market'] },
    { id: 'which-role', at: 110, turn: 1, jump: true },
    { id: 'sold', at: 112, places: ['house', 'coins:0'] },
    { id: 'great-building', at: 118, turn: 1, jump: true, chapter: 'end' },
    { id: 'storing', at: 169, jump: true, places: ['pile:indigo'] },
    { id: 'last-load', at: 238, turn: 1, jump: true },
    { id: 'lost-goods', at: 242, places: ['pile:indigo'] },
    { id: 'last-round', at: 245, places: ['town:0', 'city:customs-house'] },
    { id: 'count', at: 251, scores: true },
    { id: 'farewell', at: 251 },
  ],
}
