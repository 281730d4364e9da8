/** Plain facts about a question, an answer, an event or a refusal: what programs read and words are made of. */
export type Facts = { readonly kind: string; readonly [name: string]: string | number }
