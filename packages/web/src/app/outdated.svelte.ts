/**
 * What keeps this page from playing online: it is older than what it meets (the server speaks otherwise, or a table has rules that it does not
 * know), or the people who run the server have shut us out.
 */
export const page = $state({ outdated: false, banned: false })
