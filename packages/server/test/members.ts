import type { Person, TestServer } from './client.ts'

/** Somebody who has become a member by a recovery code, and the code. */
export async function memberWithCode(
  server: TestServer,
  name: string,
  headers: Record<string, string> = {},
): Promise<{ person: Person; code: string }> {
  const person = await server.guest('', headers)
  const { status, text, body } = await person.send('POST', '/api/me/join', { name })
  if (status !== 200) throw new Error(`${status} ${text}`)
  return { person, code: body.code }
}

export const member = async (server: TestServer, name: string, headers: Record<string, string> = {}): Promise<Person> =>
  (await memberWithCode(server, name, headers)).person
