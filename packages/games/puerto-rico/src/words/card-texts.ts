/** One text for each card, by its id; what it says is made from the card's data. */
export const textsOf = <Id extends string, T extends { readonly id: string }>(
  cards: readonly T[],
  text: (card: T) => string,
) => Object.fromEntries(cards.map((card) => [card.id, text(card)])) as Record<Id, string>
