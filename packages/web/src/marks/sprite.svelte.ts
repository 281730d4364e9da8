/** Drawings of games, as symbols. Whoever draws with them imports the file that adds them, so that they come when they are needed. */
let added: readonly string[] = $state.raw([])

export function addSymbols(symbols: string): void {
  added = [...added, symbols]
}

export const addedSymbols = (): readonly string[] => added
