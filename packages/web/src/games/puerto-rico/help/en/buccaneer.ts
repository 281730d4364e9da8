import { capital, listed } from '@quayside/kernel'
import { ADDED } from '@quayside/puerto-rico/numbers/added'
import type { Chapter, RoleText } from '../texts.ts'
import type { Say } from './say.ts'

/** What becomes of workers that were poached and not kept. */
const dropped = ({ n, supply }: Say) => (n.switches.poachedRest === 'supply' ? `go to ${supply}` : 'leave the game')
const paid = ({ n, coins }: Say) =>
  n.switches.ransom !== 'chooser'
    ? `you get ${coins(ADDED.ransom)} from the bank`
    : `they pay you ${coins(ADDED.ransom)}`

export const buccaneer = (say: Say): RoleText => {
  const { n, terms, role, barrels, supply, hall, house, workers } = say
  const kidnap = n.puertomas === 0
  const acts = ['raid a ship', `plunder ${house}`, 'poach workers', ...(kidnap ? ['kidnap a role'] : [])]
  return {
    privilege: 'only the chooser acts',
    summary: `Only the ${role('buccaneer')} acts, and does one thing: ${listed(acts, 'or')}.`,
    details: [
      `Raid: you take up to ${barrels(ADDED.spoils)} from one cargo ship. The rest of its load goes back to ${supply}.`,
      `Plunder: all goods in ${house} go back to ${supply}, for 1 VP each.`,
      `Poach: ${hall} is cut down to ${workers(n.players)}. Up to ${ADDED.spoils} of those taken out go on empty circles of yours at once, the others ${dropped(say)}.`,
      ...(kidnap
        ? [
            `Kidnap: you take a role that nobody has, with its ${terms.coin.other}. If somebody else picks it, ${paid(say)}; if not, you play it when the round ends.`,
          ]
        : []),
      `You keep the marker and may not choose this role again until somebody else has. No ${terms.coin.one} is ever laid on it.`,
    ],
  }
}

export const buccaneerChapter = (say: Say): Chapter => {
  const { n, terms, role, barrels, workers, supply, hall, house, building } = say
  const kidnap = n.puertomas === 0
  return {
    title: capital(say.expansions.buccaneer.one),
    paragraphs: [
      `One more role: the ${role('buccaneer')}. Only the chooser acts, with one of ${kidnap ? 4 : 3} actions; those without any effect are not offered. The chooser keeps a marker and may not pick the role again until somebody else has. No ${terms.coin.other} are laid on it.`,
      `Raid: one cargo ship is emptied. You keep up to ${barrels(ADDED.spoils)}, the rest goes to ${supply}. Plunder: ${house} is emptied into ${supply}, and you gain 1 VP for each ${terms.barrel.one}.`,
      `Poach: ${hall} keeps ${workers(n.players)}. Of those beyond, up to ${ADDED.spoils} go on empty circles of yours at once; none may wait without a circle. The others ${dropped(say)}.`,
      kidnap
        ? `Kidnap: you take a role that nobody has yet, and the ${terms.coin.other} on it. Others may still pick it, and then ${paid(say)}${n.switches.ransom === 'chooser' ? '; without that much they may not' : ''}. You may not pick it yourself.`
        : 'Where a Puertoma plays, no role can be kidnapped.',
      ...(kidnap
        ? [
            `If nobody picks it, it is played when the round ends, before ${terms.coin.other} are laid on roles: by everyone, from you on, with you as the chooser${n.offers('library') ? `, also for ${building('library')}` : ''}. It can bring on the end of the game.`,
          ]
        : []),
    ],
  }
}
