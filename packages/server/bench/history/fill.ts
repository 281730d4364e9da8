import pg from 'pg'

/** Games that are over, as many as wanted, as a database of years would have them: made by the database itself. */
export async function fill(url: string, games: number, lines: number): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  // Each has played a dozen.
  const people = Math.ceil(games / 4)
  const person = (n: string) => `'p' || (${n})`
  const then = '1700000000000'
  const statements = [
    `insert into people (id, name, created, seen) select ${person('n')}, 'Person ' || n, ${then}, ${then} + n from generate_series(0, ${people - 1}) n`,
    `insert into tables (id, invite, host, listed, rules, saved, phase, open, asked, watch, created, changed, since, finished)
      select 'g' || n, 'i' || n, ${person(`n % ${people}`)}, n % 2, '{"version":1,"data":"0"}', '{"setting":{"game":"puerto-rico"},"rest":"' || repeat(md5(n::text), 40) || '"}',
        case when n % 50 = 0 then 'stopped' else 'over' end, 0, 0, n % 2, ${then} + n * 1000, ${then} + n * 1000, ${then} + n * 1000, ${then} + n * 1000
      from generate_series(1, ${games}) n`,
    `insert into members (table_id, person_id, seated, game, finished, place, points)
      select 'g' || n, ${person(`(n + s * 7) % ${people}`)}, 1, 'puerto-rico', ${then} + n * 1000, s + 1, 40 - s
      from generate_series(1, ${games}) n, generate_series(0, 2) s on conflict do nothing`,
    `insert into answers (table_id, seq, seat, text, at) select 'g' || n, s, s % 3, 'role settler', ${then} + n * 1000
      from generate_series(1, ${games}) n, generate_series(0, ${lines - 1}) s`,
    `insert into glances (table_id, lines, glance) select 'g' || n, ${lines}, repeat('x', 200) from generate_series(1, ${games}) n`,
    'vacuum analyze',
  ]
  for (const statement of statements) await client.query(statement)
  await client.end()
}
