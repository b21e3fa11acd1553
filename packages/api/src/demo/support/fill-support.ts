import { Readable } from 'node:stream'
import type { Locale, TenantCode } from '@tessera/contract'
import { TENANT_LOCALES } from '@tessera/contract'
import { sql } from 'kysely'
import { later } from '../../core/clock.ts'
import type { Db } from '../../core/database/database.ts'
import { personName, slug } from '../../core/mock/names.ts'
import { createRandom } from '../../core/mock/random.ts'
import type { Storage } from '../../core/storage/storage.ts'
import type { Calendar } from '../dates.ts'
import { insertAll } from '../insert.ts'
import { fillChoices } from './choices.ts'
import { CONTACT_TEXTS } from './contact-texts.ts'
import type { Filers } from './plans.ts'
import { makeIncidents } from './incidents.ts'

const SEED = 20_260_502
const STAFF = 'super@scintilla.example'
const HOUR = 60 * 60_000
const COMPANIES = ['Ridgeway', 'Bluestem', 'La Cosecha', 'Maison Perron', 'Oakline', 'Tres Ríos', 'Nordet'] as const
/** The number of messages in each tenant. */
const COUNTS: readonly (readonly [TenantCode, number])[] = [
  ['US', 36],
  ['MX', 14],
  ['CA', 10],
]

/** Adds sixty contact messages; two of three have a reply. */
async function fillContacts(db: Db, calendar: Calendar): Promise<void> {
  const random = createRandom(SEED)
  const rows = COUNTS.flatMap(([tenant, count]) => {
    const locale: Locale = TENANT_LOCALES[tenant]
    const { messages, answers } = CONTACT_TEXTS[locale]
    return Array.from({ length: count }, (_, index) => {
      const { first, last } = personName(random, tenant)
      const company = `${random.pick(COMPANIES)} ${random.pick(['Foods', 'Trading', 'Brands', 'Group'])}`
      const [topic_id, message] = messages[index % messages.length] ?? ['1464', '']
      const created_at = later(calendar.daysAgo(random.between(1, 120)), random.between(-9, 6) * HOUR)
      const isAnswered = index % 3 !== 0
      const answered_at = isAnswered ? later(created_at, random.between(1, 18) * HOUR) : null
      return {
        id: random.uuid(),
        tenant,
        version: isAnswered ? 2 : 1,
        first_name: first,
        last_name: last,
        email: `${slug(first)}.${slug(last)}@${slug(company)}.example`,
        company_name: company,
        phone: index % 2 === 0 ? `+1 555 ${random.between(200, 989)} ${random.between(1000, 9999)}` : '',
        topic_id,
        message,
        locale,
        variant: index % 2 === 0 ? ('a' as const) : ('b' as const),
        answer: isAnswered ? random.pick(answers) : null,
        answered_by: isAnswered ? STAFF : null,
        answered_at,
        created_at,
        created_by: 'stranger',
        updated_at: answered_at ?? created_at,
        updated_by: isAnswered ? STAFF : 'stranger',
      }
    })
  })
  await insertAll(db, 'contact_messages', rows)
}

/**
 * Adds the form's choices, incidents with their files, and contact messages. Without a storage, files have no content.
 */
export async function fillSupport(db: Db, filers: Filers, calendar: Calendar, storage: Storage | null): Promise<void> {
  await fillChoices(db)
  const made = makeIncidents(filers, calendar)
  await insertAll(db, 'incidents', made.incidents)
  await sql`select setval(pg_get_serial_sequence('incidents', 'number'), (select max(number) from incidents))`.execute(
    db,
  )
  await insertAll(db, 'incidents_threads', made.threads)
  await insertAll(db, 'incidents_statuses', made.statuses)
  await insertAll(db, 'incidents_files', made.files)
  await insertAll(db, 'incidents_reads', made.reads)
  await insertAll(db, 'incidents_watchers', made.watchers)
  await fillContacts(db, calendar)
  for (const [id, content] of made.contents) await storage?.put(`incidents/${id}`, Readable.from([content]))
}
