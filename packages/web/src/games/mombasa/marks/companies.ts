/** The companies' signs, around their middle, 22 by 22: told by shape first, by colour second. */
export const SIGNS: { readonly [company: string]: string } = {
  mombasa: 'M0-9a9 9 0 1 1-.01 0z',
  'cape-town': 'M-8-8H8V8H-8z',
  'saint-louis': 'M0-9.5 9.5 0 0 9.5-9.5 0z',
  cairo: 'M0-9 9.5 7.5h-19z',
}

/** Mombasa is black: by night, only a light line tells it from the ground. */
export const lineOf = (company: string): string => (company === 'mombasa' ? 'var(--wall)' : 'var(--goodline)')
