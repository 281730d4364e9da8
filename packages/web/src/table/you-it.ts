import { capital } from '@quayside/kernel'
import { type Addressed, ME } from './you.ts'

const IRREGULAR: Readonly<Record<string, string>> = {
  è: 'sei',
  ha: 'hai',
  fa: 'fai',
  dà: 'dai',
  va: 'vai',
  può: 'puoi',
  aveva: 'avevi',
}

/** "prende" → "prendi", "paga" → "paghi", "comincia" → "cominci", "comincerà" → "comincerai". */
const second = (verb: string): string => {
  const known = IRREGULAR[verb]
  if (known) return known
  if (verb.endsWith('rà')) return `${verb.slice(0, -1)}ai`
  // What is hard before an "a" stays hard.
  return verb.replace(/(?<=[cg])a$/, 'hi').replace(/(?:ia|ie|a|e)$/, 'i')
}

/** Words that may stand between the subject, or "e", and the verb. */
const BEFORE = '(?:non |ne |lo |la |li |le |si )*'
const LETTERS = '[a-zàèìòù]+'
/** Verbs that a sentence goes on with. */
const GOES_ON = new RegExp(`( e ${BEFORE})(prende|riceve|scarta|tiene|restituisce|ottiene|perde)\\b`, 'g')

export const addressedInItalian: Addressed = (sentence) => {
  const first = new RegExp(`(^|: )${ME} (${BEFORE})(${LETTERS})`)
  const last = new RegExp(`(^|: )(${LETTERS}) ${ME}`, 'i')
  const goOn = (text: string) => text.replace(GOES_ON, (_, before: string, verb: string) => before + second(verb))
  let turned = sentence
  if (first.test(sentence))
    turned = goOn(
      sentence.replace(first, (_, start: string, before: string, verb: string) => start + before + second(verb)),
    )
  else if (last.test(sentence))
    turned = goOn(sentence.replace(last, (_, start: string, verb: string) => `${start}${second(verb)} tu`))
  const own =
    turned === sentence
      ? turned
      : turned.replace(/\bsu([ao])\b/, 'tu$1').replace(/\b([dn]el(?:la)?) propri([ao])\b/, '$1 tu$2')
  return capital(own.replaceAll(ME, 'te'))
}
