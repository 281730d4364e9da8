import { body, coat, cream, drawn, head, ink, kerchief, told } from './cooper.ts'
import { path } from './draw.ts'

/** What Cooper does at tables. */

/** 200 by 190, like the one who sits. */
export const BARKS =
  drawn(
    body +
      head(
        cream(
          'M95 58C91 34 104 22 121 22c13 0 22 7 26 17l17 3c6 1 8 7 5 12-3 4-9 6-16 6l-11 3 14 8c3 3 2 8-2 10-5 3-12 3-18 1-6 2-14 3-22 0-12-4-18-12-19-24z',
        ),
        'M158 40c5-2 11 0 12 5s-3 8-8 8-8-10-4-13zM146 63l8 6-6 4-12-5z',
      ) +
      kerchief,
  ) + told('M176 70l14 4M174 82l11 9M176 56l14-4', 4)

const FACE =
  cream(
    'M6.6 5.4C8 4 10 3.4 12 3.4s4 .6 5.4 2c1.1 1.2 1.7 3.2 1.7 5.6 0 5.4-3.3 9.8-7.1 9.8S4.9 16.4 4.9 11c0-2.4.6-4.4 1.7-5.6z',
  ) +
  coat('M12.6 3.5c3 0 5 1.2 5.8 3.6.5 1.7.4 3.5-.5 4.7-1.3 1.5-3.7 1.2-4.7-.7-.9-1.7-.6-5-.6-7.6z', 'stroke="none"') +
  coat(
    'M7.6 4.6C4.8 3.2 1.9 4.8 1.5 8.4c-.3 2.9.7 6 2.4 6.3 1.7.3 2.5-2.3 2.9-4.7.3-2 .8-3.7.8-5.4zM16.4 4.6c2.8-1.4 5.7.2 6.1 3.8.3 2.9-.7 6-2.4 6.3-1.7.3-2.5-2.3-2.9-4.7-.3-2-.8-3.7-.8-5.4z',
  ) +
  ink(
    'M7.6 10.4a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0M13.6 10.4a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0M9.5 14.3c0-1.1 1.1-1.7 2.5-1.7s2.5.6 2.5 1.7c0 1.2-1.3 2.3-2.5 2.3s-2.5-1.1-2.5-2.3z',
  )

/** 24 by 24: of a marker only his head is left. */
export const HEAD = drawn(FACE + path('M12 16v1.7M9.8 18.1c1.2.6 3.2.6 4.4 0', 'none', 'stroke-width="1.1"'), 1.5)

/** The same, barking where there is no room for more. */
export const CALLS =
  drawn(`<g class="head">${FACE + ink('M9.4 17.2h5.2c.2 2.6-.9 4.5-2.6 4.5s-2.8-1.9-2.6-4.5z')}</g>`, 1.5) +
  told('M0 12.4l-2.9-1.3M-.6 16h-3M0 19.6l-2.9 1.3', 1.7)
