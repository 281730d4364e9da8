import { ring } from '../../../marks/draw.ts'
import { iconsOf } from '../../../marks/icons.ts'
import { addSymbols } from '../../../marks/sprite.svelte.ts'

/** Line icons of the roles, drawn as the client's own are; the builder's hammer is one of those. */
const LINES: Record<string, string> = {
  settler: 'M12 21v-9M12 13c0-4 3-6.5 8-6.5 0 4.5-3 7-8 6.5zM12 15c0-3.5-2.5-5.5-7.5-5.5 0 4 3 6 7.5 5.5zM5 21h14',
  mayor: `${ring(12, 7, 3.7)}M4.5 21c0-5 3-8 7.5-8s7.5 3 7.5 8zM8 14.5l8 6`,
  craftsman: `${ring(12, 12, 3.4)}M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1${ring(12, 12, 6.6)}`,
  trader: 'M12 3v17M7 20.5h10M4 7.5l8-2 8 2M4 7.5 1.5 13.5h5zM20 7.5l-2.5 6h5z',
  captain: `${ring(12, 12, 6)}${ring(12, 12, 1.8)}M12 2v8M12 14v8M2 12h8M14 12h8M5 5l5.6 5.6M13.4 13.4 19 19M19 5l-5.6 5.6M10.6 13.4 5 19`,
  prospector: 'M3 9c5-6 13-6 18 0-5-2.5-13-2.5-18 0zM12 6.2V21',
  buccaneer:
    'M4 3.5 16.6 16.1M20 3.5 7.4 16.1M4 3.5l.3 3.2M20 3.5l-.3 3.2M13.6 19.2l5.6-5.6M4.8 13.6l5.6 5.6M17.2 17.2l3.3 3.3M6.8 17.2l-3.3 3.3',
}
addSymbols(iconsOf(LINES))

/** The icon of a role, by its name in the sprite: roles that come twice (prospector, prospector2) look the same. */
export const roleIcon = (role: string): string => {
  const name = role.replace(/\d+$/, '')
  return `icon-${name === 'builder' || Object.hasOwn(LINES, name) ? name : 'helm'}`
}
