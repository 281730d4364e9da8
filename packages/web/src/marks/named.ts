/** A drawing that has words is a picture to those who hear the page; one that has none is decoration. */
export const named = (label: string | undefined) =>
  label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': 'true' } as const)
