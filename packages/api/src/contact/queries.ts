import type { ContactMessage, ContactQuery, ListPage, Locale, NewContact, TenantCode } from '@tessera/contract'
import { sql } from 'kysely'
import type { AuditStamp } from '../core/database/columns.ts'
import type { Db } from '../core/database/database.ts'
import { normalized, contains } from '../core/database/normalized-text.ts'
import { toPage } from '../core/database/list-page.ts'
import { choiceTitle } from '../incidents/queries.ts'
import { namesOf } from '../users/queries.ts'

const SORTS = {
  createdOn: sql`contact_messages.created_at`,
  lastName: normalized(sql<string>`contact_messages.last_name`),
  companyName: normalized(sql<string>`contact_messages.company_name`),
} as const

const SEARCHED = [
  sql<string>`first_name || ' ' || last_name`,
  sql<string>`email`,
  sql<string>`company_name`,
  sql<string>`message`,
  sql<string>`coalesce(answer, '')`,
]

function messages(db: Db, tenant: TenantCode) {
  return db.selectFrom('contact_messages').where('contact_messages.tenant', '=', tenant)
}

type Messages = ReturnType<typeof messages>

function withTopic(rows: Messages, locale: Locale) {
  return rows.selectAll('contact_messages').select(choiceTitle('contact_messages.topic_id', locale).as('topicTitle'))
}

/** A stored message with the title of its topic. */
export type StoredContact = Awaited<ReturnType<ReturnType<typeof withTopic>['executeTakeFirstOrThrow']>>

function answerOf({ answer, answered_by, answered_at }: StoredContact, names: ReadonlyMap<string, string>) {
  if (answer === null || answered_at === null) return null
  const by = answered_by ?? ''
  return { text: answer, by: names.get(by) ?? by, at: answered_at.toISOString() }
}

async function toMessages(db: Db, rows: readonly StoredContact[]): Promise<ContactMessage[]> {
  const names = await namesOf(
    db,
    rows.flatMap(({ answered_by: by }) => by ?? []),
  )
  return rows.map((row) => ({
    contactId: row.id,
    version: row.version,
    createdOn: row.created_at.toISOString(),
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    companyName: row.company_name,
    phone: row.phone,
    topic: { id: row.topic_id, title: row.topicTitle ?? row.topic_id },
    message: row.message,
    locale: row.locale,
    variant: row.variant,
    answer: answerOf(row, names),
  }))
}

function filtered(rows: Messages, { states = [], search }: Pick<ContactQuery, 'states' | 'search'>): Messages {
  const [state] = states
  const inState = states.length === 1 ? rows.where('answered_at', state === 'OPEN' ? 'is' : 'is not', null) : rows
  return search ? inState.where((is) => is.or(SEARCHED.map((text) => contains(text, search)))) : inState
}

/** One page of a tenant's contact messages. */
export async function listMessages(
  db: Db,
  query: ContactQuery,
  { tenant, locale }: { tenant: TenantCode; locale: Locale },
): Promise<ListPage<ContactMessage>> {
  const { page, size, sortBy, sortOrder } = query
  const found = filtered(messages(db, tenant), query)
  const { total } = await found.select((is) => is.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const rows = await withTopic(found, locale)
    .orderBy(SORTS[sortBy], sortOrder)
    .orderBy('contact_messages.id')
    .limit(size)
    .offset(page * size)
    .execute()
  return toPage(await toMessages(db, rows), Number(total), { page, size })
}

/** Stores a message. */
export async function addMessage(
  db: Db,
  body: NewContact & { phone: string },
  tenant: TenantCode,
  { by, at }: AuditStamp,
) {
  const { id } = await db
    .insertInto('contact_messages')
    .values({
      tenant,
      first_name: body.firstName,
      last_name: body.lastName,
      email: body.email,
      company_name: body.companyName,
      phone: body.phone,
      topic_id: body.topicId,
      message: body.message,
      locale: body.locale,
      variant: body.variant,
      created_at: at,
      created_by: by,
      updated_at: at,
      updated_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A tenant's message, locked until the transaction ends; null if there is none. */
export async function lockMessage(tx: Db, id: string, tenant: TenantCode) {
  return (await messages(tx, tenant).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null
}

/** A message as Operations displays it. */
export async function readMessage(db: Db, id: string, { tenant, locale }: { tenant: TenantCode; locale: Locale }) {
  const row = await withTopic(messages(db, tenant), locale).where('contact_messages.id', '=', id).executeTakeFirst()
  const [message] = row ? await toMessages(db, [row]) : []
  if (!message) throw new Error(`The contact message ${id} is gone.`)
  return message
}

/** Stores the reply to a locked message. */
export async function storeAnswer(
  tx: Db,
  { id, version }: { id: string; version: number },
  text: string,
  { by, at }: AuditStamp,
): Promise<void> {
  await tx
    .updateTable('contact_messages')
    .set({ answer: text, answered_by: by, answered_at: at, version: version + 1, updated_at: at, updated_by: by })
    .where('id', '=', id)
    .execute()
}
