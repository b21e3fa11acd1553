import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Job, JobStarted } from '@tessera/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from '../core/database/database.ts'
import { vacuum } from '../core/database/database.ts'
import { ADMIN, exporting } from '../testing/administration.ts'
import { openInLibreOffice } from '../testing/libreoffice.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

const ALL = 100_000
/** Users in addition to the demo data's. */
const MORE = ALL - 1240
/** Names that look like formulas, and the expected cells; a computed value would be displayed instead. */
const NAMES = [
  ['Zoë', 'Zoë'],
  ['Ñandú', 'Ñandú'],
  ['Ève "la Grande"', 'Ève "la Grande"'],
  ['Łukasz, père', 'Łukasz, père'],
  ['Ольга', 'Ольга'],
  ['美咲', '美咲'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-2+3', "'-2+3"],
  ['@SUM(1)', "'@SUM(1)"],
  ['=HYPERLINK("https://brightfoods.example")', `'=HYPERLINK("https://brightfoods.example")`],
] as const

let server: TestServer
let folder: string
beforeAll(async () => {
  server = await startTestServer()
  await addHostileNames(server.db)
  await vacuum(server.db)
  folder = await mkdtemp(join(tmpdir(), 'tessera-opened-'))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** Adds users with hostile names to the administrator's company. */
function addHostileNames(db: Db): Promise<unknown> {
  const names = sql.join(NAMES.map(([name]) => sql`${name}`))
  return sql`insert into users (login_id, email, company_id, first_name, last_name, user_type, third_party_user,
      can_switch_company, can_switch_persona, status, registered_at, last_login_at)
    select login, login, company_id, (array[${names}])[1 + number % ${NAMES.length}], 'Peña ' || number, user_type, false,
      false, false, 'ACTIVE', registered_at, registered_at + number * interval '1 second'
    from users, generate_series(1, ${MORE}) as number, concat('zoe', number, '@brightfoods.example') as login
    where login_id = ${ADMIN}`.execute(db)
}

it.each(['csv', 'xlsx'] as const)(
  'USR-19 of 100,000 users as %s opens in LibreOffice with every row and accent, and no computed cells',
  async (format) => {
    const { admin, users } = await exporting(server)
    const options = { status: 'ACTIVE', format, rows: 'all', columns: 'all', filters: {} }
    const started = (await admin.post(`${users}/export`, options)).json<JobStarted>()
    const job = async () => (await admin.get(`v1/jobs/${started.jobId}`)).json<Job>()
    await expect.poll(async () => (await job()).status, { timeout: 240_000, interval: 500 }).toBe('DONE')
    expect(await job()).toMatchObject({ processed: ALL, total: ALL })
    const { url } = (await admin.get(`v1/jobs/${started.jobId}/file`)).json<{ url: string }>()
    await writeFile(join(folder, `users.${format}`), (await admin.send('GET', url)).rawPayload)

    const [[head = [], ...rows] = [], ...others] = await openInLibreOffice(folder, `users.${format}`)
    expect([head.length, rows.length, others]).toEqual([7, ALL, []])
    const people = new Map(rows.map(([first, last, email]) => [email, `${first}, ${last}`]))
    const wrong: unknown[] = []
    for (let number = 1; number <= MORE; number += 1) {
      const name = people.get(`zoe${number}@brightfoods.example`)
      if (name !== `${NAMES[number % NAMES.length]?.[1]}, Peña ${number}`) wrong.push([number, name])
    }
    expect([people.size, wrong.length, wrong.slice(0, 3)]).toEqual([ALL, 0, []])
  },
  600_000,
)
