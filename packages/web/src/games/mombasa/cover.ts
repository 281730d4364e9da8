import { drawn, ship, stars, waves } from '../../marks/cover-art.ts'

/** Evening in the harbour: the town with its arches, a palm, and a dhow that comes in before the sun. */

const town =
  '<path d="M-4 112V70h20V56l14-13 14 13v14h20v-6h26v48z" fill="var(--house2)"/>' +
  '<path d="M68 112V88l13-12 13 12v24z" fill="var(--house1)"/>' +
  '<path d="M-2 112V92a6 6 0 0 1 12 0v20zM23 112V88a7 7 0 0 1 14 0v24zM50 112V94a5 5 0 0 1 10 0v18zM77 112V98a4 4 0 0 1 8 0v14z" fill="var(--door)"/>' +
  '<path d="M24 62h12M-4 80h12M52 76h10" fill="none"/>' +
  '<path d="M-4 112h112l-12 13H-4z" fill="var(--pier)"/>'

const palm =
  '<path d="M104 112c-2-24 1-42 10-60" fill="none" stroke="var(--trunk)" stroke-width="5"/>' +
  '<path d="M114 52C98 42 84 47 78 60c13-7 24-8 36-8-8-16 2-27 17-27-10 8-15 17-17 27 11-13 28-12 35 2-13-6-24-5-35-2-5 9-14 15-22 25 11-7 18-15 22-25z" fill="var(--palm)"/>'

const gem =
  '<path d="M238 14h17l8 10-16.5 20L230 24z" fill="var(--gem)"/><path d="M230 24h33M238 14l8.5 30L255 14" fill="none" stroke-width="1.2"/>'

export const cover = `<rect width="300" height="170" fill="var(--dusk)"/><path d="M0 56c60-10 130-4 190-12s80-6 110-2v80H0z" fill="var(--glow)"/>${stars}<circle cx="176" cy="68" r="36" fill="var(--sun2)"/><path d="M0 100c44-12 74-8 112-3 50 6 110-9 188 0v22H0z" fill="var(--dune)"/><rect y="110" width="300" height="60" fill="var(--bay2)"/><path d="M128 119h94M140 129h70M152 139h46M222 147h30M118 150h24" stroke="var(--glint)" stroke-width="4" stroke-linecap="round" fill="none"/>${drawn(town + palm + gem)}${ship('dhow', 168, 150, 1.75, 'var(--earth)')}${ship('dhow', 262, 124, 0.6, 'var(--earth)')}${waves(6, 150, 3)}${waves(226, 160, 3)}`
