/** Screens at least so wide have a desk's layout. */
export const DESK = '(min-width: 1200px)'
