import { path } from './draw.ts'

/** Cooper, the dog: two fills and ink, 4 wide on a grid of 200. He looks to the right, where the text stands. */

/** His colours by day and by night, for the style of what he is drawn in. */
export const COLOURS = Object.entries({
  coat: ['#a4652f', '#c98748'],
  cream: ['#fff8e8', '#f3e8d2'],
  dogline: ['#0f2838', '#07131a'],
  kerchief: ['#0e3b4f', '#2f6e86'],
})
  .map(([name, [day, night]]) => `--${name}:color-mix(in srgb,${day},${night} var(--night))`)
  .join(';')

export const coat = (d: string, more = '') => path(d, 'var(--coat)', more)
export const cream = (d: string) => path(d, 'var(--cream)')
export const ink = (d: string) => path(d, 'var(--dogline)', 'stroke="none"')
const scarf = (d: string) => path(d, 'var(--kerchief)')

export const drawn = (art: string, width = 4) =>
  `<g stroke="var(--dogline)" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${art}</g>`

export const told = (d: string, width: number, opacity = 1) =>
  `<path class="told" d="${d}" fill="none" stroke="var(--ink)" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`

export const body =
  coat('M50 168C34 170 22 160 20 146c-1-8 2-13 6-12 5 1 3 7 5 12 3 8 10 11 19 9') +
  cream(
    'M96 68C74 84 50 112 44 148c-3 17 2 28 15 28h44c5 0 7-4 5-8-2-3-6-5-11-5l-1-6c8-6 12-13 15-22l3 32c0 6 2 9 7 9h19c4 0 6-4 4-8-2-3-6-4-10-5l3-48c4-12 4-24 0-36z',
  ) +
  coat('M92 72C72 88 51 114 45 148c-1 7-1 13 1 18 14-2 30-14 36-34 6-19 8-40 22-54z') +
  path('M97 157c-9-1-17-8-19-18M111 135c1-8 0-14-3-20')
export const kerchief = scarf(
  'M93 76c14 13 30 14 44 5 2 5 2 9 1 13-12 9-34 9-50-8 1-4 3-7 5-10zM100 92l-4 22c8 0 15-5 19-13',
)
/** It nods about the neck. */
export const head = (face: string, dark: string) =>
  `<g class="head">${
    face +
    coat('M121 24c10-1 19 4 23 14 2 7-1 14-8 17-8 3-16-2-18-11-1-7 0-14 3-20z', 'stroke="none"') +
    coat('M112 25C96 20 84 33 82 54c-1 15 6 24 15 20 11-5 17-23 20-39z') +
    ink(`M127.4 47a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0${dark}`)
  }</g>`

/** 200 by 190; his paws stand at 176. */
export const SITS = drawn(
  body +
    head(
      cream(
        'M95 58C91 34 104 22 121 22c13 0 22 8 26 20l15 5c7 2 9 9 6 14-4 6-12 9-22 10-6 8-18 13-32 9-12-4-18-11-19-22z',
      ) + path('M153 66c-6 0-11-2-14-6'),
      'M158 45c5-2 11 0 12 5s-3 8-8 8-8-10-4-13z',
    ) +
    kerchief,
)

/** 200 by 104; he lies at 98. */
export const SLEEPS =
  drawn(
    cream('M20 92C14 58 44 30 90 30c44 0 78 24 78 54 0 8-4 14-12 14H34c-8 0-13-1-14-6z') +
      coat('M20 92C14 58 44 30 88 30c18 0 30 4 40 10-26 4-44 16-50 34-4 12-2 20 2 24H34c-8 0-13-1-14-6z') +
      path('M82 98c-3-14 8-26 24-26') +
      cream('M104 74c2-18 18-28 36-26 16 2 26 12 28 24l12 6c7 3 8 10 4 15-3 4-9 5-15 5h-44c-14 0-23-8-21-24z') +
      coat('M126 50c14-7 32 0 38 14 2 6 0 10-6 11-12 2-30-6-32-25z', 'stroke="none"') +
      coat('M122 52c-16-4-28 8-30 24-1 14 6 22 15 18 11-6 18-24 20-38z') +
      path('M146 72c5 4 10 4 14 1') +
      ink('M176 76c6-1 11 3 11 8s-5 7-10 5-6-12-1-13z'),
  ) + told('M150 26h14l-14 14h14M174 8h10l-10 10h10', 3.5, 0.55)
