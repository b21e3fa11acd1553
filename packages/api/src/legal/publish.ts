import type { LegalDocument, Locale, TenantCode } from '@tessera/contract'
import { LEGAL_VARIANTS, LOCALES, TENANT_CODES } from '@tessera/contract'
import type { AuditStamp } from '../core/database/columns.ts'
import type { Db } from '../core/database/database.ts'
import type { LegalKind, NewDocument } from './queries.ts'
import { publish, readText } from './queries.ts'

/** A version for publication. */
export interface Edition {
  document: LegalDocument
  version: string
  effectiveAt: Date
  /** The variants and tenants; all of them when absent. */
  variants?: readonly string[]
  tenants?: readonly TenantCode[]
  /** The texts; the ones in force when absent. */
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

/** All requested kinds of a version that exist, with their texts, before publication. */
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

/** Publishes a version of all requested kinds of a document that exist. */
export async function publishEdition(db: Db, edition: Edition, stamp: AuditStamp): Promise<void> {
  await publish(db, await documentsOf(db, edition, stamp.at), stamp)
}
