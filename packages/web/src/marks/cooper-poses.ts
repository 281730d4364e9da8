import { body, coat, cream, drawn, head, ink, kerchief } from './cooper.ts'
import { path } from './draw.ts'

/** What else Cooper does, besides sitting on the first page. */

const told = (d: string, width: number, opacity = 1) =>
  `<path class="told" d="${d}" fill="none" stroke="var(--ink)" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`

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

/** 24 by 24: of a marker only his head is left. */
export const HEAD = drawn(
  cream(
    'M6.6 5.4C8 4 10 3.4 12 3.4s4 .6 5.4 2c1.1 1.2 1.7 3.2 1.7 5.6 0 5.4-3.3 9.8-7.1 9.8S4.9 16.4 4.9 11c0-2.4.6-4.4 1.7-5.6z',
  ) +
    coat('M12.6 3.5c3 0 5 1.2 5.8 3.6.5 1.7.4 3.5-.5 4.7-1.3 1.5-3.7 1.2-4.7-.7-.9-1.7-.6-5-.6-7.6z', 'stroke="none"') +
    coat(
      'M7.6 4.6C4.8 3.2 1.9 4.8 1.5 8.4c-.3 2.9.7 6 2.4 6.3 1.7.3 2.5-2.3 2.9-4.7.3-2 .8-3.7.8-5.4zM16.4 4.6c2.8-1.4 5.7.2 6.1 3.8.3 2.9-.7 6-2.4 6.3-1.7.3-2.5-2.3-2.9-4.7-.3-2-.8-3.7-.8-5.4z',
    ) +
    ink(
      'M7.6 10.4a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0M13.6 10.4a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0M9.5 14.3c0-1.1 1.1-1.7 2.5-1.7s2.5.6 2.5 1.7c0 1.2-1.3 2.3-2.5 2.3s-2.5-1.1-2.5-2.3z',
    ) +
    path('M12 16v1.7M9.8 18.1c1.2.6 3.2.6 4.4 0', 'none', 'stroke-width="1.1"'),
  1.5,
)
