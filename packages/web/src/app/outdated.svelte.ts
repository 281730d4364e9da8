/** Whether this page is older than what it meets: the server speaks otherwise, or a table has rules that it does not know. */
export const page = $state({ outdated: false })
