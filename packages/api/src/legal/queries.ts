import type { LegalDocument, LegalText, Locale, TenantCode } from '@tessera/contract'
import { DEFAULT_TERMS } from '@tessera/contract'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { companyFacts } from '../companies/queries.ts'
import type { AuditStamp } from '../core/database/columns.ts'
import type { Db } from '../core/database/database.ts'
import { safeHtml } from '../core/text/safe-html.ts'
import { languageFor } from '../core/database/localized-texts.ts'

const TEXTS = { texts: 'legal_texts', key: 'document_id', of: 'legal_documents.id' }

/** A document of one kind and tenant. */
export interface LegalKind {
  document: LegalDocument
  variant: string
  tenant: TenantCode
}

/** The variant of each document for a user's company, as a column. */
export const VARIANT: Readonly<Record<LegalDocument, RawBuilder<string>>> = {
  terms: sql`coalesce(companies.type, ${DEFAULT_TERMS})`,
  nda: sql`''`,
  addendum: sql`case companies.type when 'THIRD_PARTY_AGENCY' then '3p' else 'standard' end`,
  'privacy-policy': sql`''`,
}

/** The document with the latest date; of those with the same date, the one published last. */
function inForce(document: LegalDocument, variant: unknown, tenant: unknown, at: Date) {
  return sql`from legal_documents as d
    where d.document = ${document} and d.variant = ${variant} and d.tenant = ${tenant} and d.effective_at <= ${at}
    order by d.effective_at desc, d.created_at desc limit 1`
}

/** The version in force for a user's company, as a column. */
export function currentVersion(document: LegalDocument, at: Date) {
  return sql<string | null>`(select d.version ${inForce(document, VARIANT[document], sql`companies.tenant`, at)})`
}

/** The version in force of a document for a company’s users; null if there is none. */
export async function versionFor(db: Db, document: LegalDocument, companyId: string, at: Date): Promise<string | null> {
  const { version } = await db
    .selectFrom(companyFacts(db).as('companies'))
    .select(currentVersion(document, at).as('version'))
    .where('companies.id', '=', companyId)
    .executeTakeFirstOrThrow()
  return version
}

/** The kind of a document that applies to a company's users. */
export async function kindFor(db: Db, document: LegalDocument, companyId: string): Promise<LegalKind> {
  const { variant, tenant } = await db
    .selectFrom(companyFacts(db).as('companies'))
    .select(['companies.tenant', VARIANT[document].as('variant')])
    .where('companies.id', '=', companyId)
    .executeTakeFirstOrThrow()
  return { document, variant, tenant }
}

function published(document: LegalDocument, { variant, tenant }: Omit<LegalKind, 'document'>, version: string) {
  return sql`from legal_documents as d
    where d.document = ${document} and d.variant = ${variant} and d.tenant = ${tenant} and d.version = ${version}
    order by d.created_at desc limit 1`
}

async function textOf(db: Db, from: RawBuilder<unknown>, locale: Locale): Promise<LegalText | null> {
  const row = await db
    .selectFrom('legal_documents')
    .innerJoin('legal_texts', 'legal_texts.document_id', 'legal_documents.id')
    .select(['version', 'effective_at', 'title', 'html', 'locale'])
    .where('legal_documents.id', '=', sql<string>`(select d.id ${from})`)
    .where('locale', '=', languageFor(locale, TEXTS))
    .executeTakeFirst()
  return row ? { ...row, effective_at: row.effective_at.toISOString() } : null
}

/** The text in force, in the reader's language or else in en-US; null if there is none. */
export function readText(
  db: Db,
  { document, variant, tenant }: LegalKind,
  locale: Locale,
  at: Date,
): Promise<LegalText | null> {
  return textOf(db, inForce(document, variant, tenant, at), locale)
}

/** The text of one version, in force or not, in the reader's language or else in en-US; null if there is none. */
export function readVersion(
  db: Db,
  { document, ...kind }: LegalKind,
  version: string,
  locale: Locale,
): Promise<LegalText | null> {
  return textOf(db, published(document, kind, version), locale)
}

/** Whether two versions of a document have the same text in every language. */
export async function isSameText(db: Db, { document, ...kind }: LegalKind, one: string, other: string) {
  const textsOf = (version: string) =>
    sql`select locale, title, html from legal_texts where document_id = (select d.id ${published(document, kind, version)})`
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    ((${textsOf(one)}) except (${textsOf(other)})) union all ((${textsOf(other)}) except (${textsOf(one)}))
  ) as differing`.execute(db)
  return rows[0]?.count === 0
}

/** A document with its texts, before publication. */
export interface NewDocument extends LegalKind {
  version: string
  effectiveAt: Date
  texts: Readonly<Record<Locale, { title: string; html: string }>>
}

/** Publishes documents; sanitizes their HTML. */
export async function publish(db: Db, documents: readonly NewDocument[], { by, at }: AuditStamp): Promise<void> {
  const audit = { created_by: by, created_at: at, updated_by: by, updated_at: at }
  for (const { effectiveAt, texts, ...kind } of documents) {
    const { id } = await db
      .insertInto('legal_documents')
      .values({ ...kind, effective_at: effectiveAt, ...audit })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = Object.entries(texts).map(([locale, { title, html }]) => ({
      document_id: id,
      locale: locale as Locale,
      title,
      html: safeHtml(html),
      ...audit,
    }))
    await db.insertInto('legal_texts').values(rows).execute()
  }
}

/** Whether a version of a document exists, in any kind. */
export async function hasVersion(db: Db, document: LegalDocument, version: string): Promise<boolean> {
  const known = await db
    .selectFrom('legal_documents')
    .select('id')
    .where('document', '=', document)
    .where('version', '=', version)
    .limit(1)
    .executeTakeFirst()
  return known !== undefined
}

/** All published documents, newest date first, with their kind, version, date and languages. */
export function listDocuments(db: Db) {
  return db
    .selectFrom('legal_documents')
    .select(['document', 'variant', 'tenant', 'version', 'effective_at'])
    .select(
      sql<string[]>`array(select locale from legal_texts where document_id = legal_documents.id order by 1)`.as(
        'locales',
      ),
    )
    .orderBy('document')
    .orderBy('variant')
    .orderBy('tenant')
    .orderBy('effective_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
}
