/** Two ships under sail, around the middle of their water line and heading east: a dhow and a square-rigger. Parts without outlines, so that each place chooses its line. */

interface Ship {
  readonly hull: string
  readonly sails: string
  /** Masts and yards. */
  readonly spars: string
  /** Seams of the sails. */
  readonly seams: string
  readonly wake: string
}

export const DHOW: Ship = {
  hull: 'M-26-9C-14-4 12-4 27-15 24-4 17 3 8 4H-13C-20 3-24-3-26-9z',
  sails: 'M-20-14C-6-22 8-38 14-54 18-36 18-22 12-11 2-15-9-16-20-14z',
  spars: 'M-2-5 2-44',
  seams: 'M-12-17C-2-21 9-30 15-41M-3-16C4-19 12-25 16-31',
  wake: 'M-34 6c4-3 8-3 12 0s8 3 12 0 8-3 12 0 8 3 12 0 8-3 12 0',
}

export const SQUARE_RIGGER: Ship = {
  hull: 'M-30-12H30C29-4 24 4 16 5H-18C-25 3-29-5-30-12z',
  sails:
    'M-25-46C-18-43-10-43-4-46-7-39-7-34-3-28-11-31-18-31-26-28-22-34-22-39-25-46zM-1-50C6-47 14-47 21-50 18-43 18-38 22-31 13-34 7-34-2-31 2-37 2-43-1-50zM-27-26C-18-29-10-29-3-26-6-21-6-18-3-15H-27C-23-19-24-22-27-26zM-1-29C7-32 14-32 22-29 19-23 19-19 22-15H-2C2-20 2-24-1-29z',
  spars: 'M-14-12V-52M10-12V-56M30-12 42-20',
  seams: '',
  wake: 'M-40 8c4-3 8-3 12 0s8 3 12 0 8-3 12 0 8 3 12 0 8-3 12 0 8 3 12 0',
}
