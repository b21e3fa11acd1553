import type { LegalDocument, Locale, TenantCode } from '@tessera/contract'
import { LEGAL_VARIANTS, LOCALES, TENANT_CODES } from '@tessera/contract'
import type { AuditStamp } from '../core/database/columns.ts'
import type { Db } from '../core/database/database.ts'
import type { LegalKind, NewDocument } from './queries.ts'
import { publish, readText } from './queries.ts'

/** A version to be published. */
export interface Edition {
  document: LegalDocument
  version: string
  effectiveAt: Date
  /** Of which variants and tenants; of all of them where nothing is said. */
  variants?: readonly string[]
  tenants?: readonly TenantCode[]
  /** Its texts; those in force where nothing is said. */
  texts?: NewDocument['texts'] | undefined
}

async function textsInForce(db: Db, kind: LegalKind, at: Date): Promise<NewDocument['texts'] | null> {
  const texts = await Promise.all(LOCALES.map((locale) => readText(db, kind, locale, at)))
  const known = texts.map((text, index) => [LOCALES[index], text] as const)
  if (!known.every(([locale, text]) => text?.locale === locale)) return null
  return Object.fromEntries(
    known.map(([locale, text]) => [locale, { title: text?.title, html: text?.html }]),
  ) as Record<Locale, { title: string; html: string }>
}

/** All kinds of a version that are wanted and known, with their texts, before they are published. */
export async function documentsOf(
  db: Db,
  { document, version, effectiveAt, variants = LEGAL_VARIANTS[document], tenants = TENANT_CODES, texts }: Edition,
  at: Date,
): Promise<NewDocument[]> {
  const kinds = variants.flatMap((variant) => tenants.map((tenant) => ({ document, variant, tenant })))
  const documents: NewDocument[] = []
  for (const kind of kinds) {
    const own = texts ?? (await textsInForce(db, kind, at))
    if (own) documents.push({ ...kind, version, effectiveAt, texts: own })
  }
  return documents
}

/** Publishes a version of all kinds of a document that are wanted and known. */
export async function publishEdition(db: Db, edition: Edition, stamp: AuditStamp): Promise<void> {
  await publish(db, await documentsOf(db, edition, stamp.at), stamp)
}
