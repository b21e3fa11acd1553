import type { AcceptedDocument, AgreedDocument, LegalText, Locale } from '@tessera/contract'
import { companyFacts } from '../companies/queries.ts'
import type { Account } from '../core/sessions/account.ts'
import type { Db } from '../core/database/database.ts'
import { acceptancesOf } from '../users/queries.ts'
import type { LegalKind } from './queries.ts'
import { isSameText, kindFor, readVersion } from './queries.ts'

type Person = Pick<Account, 'loginId' | 'ownCompany'>

/** The documents that a user or their company has accepted, each in the last accepted version. */
export async function acceptedBy(db: Db, { loginId, ownCompany }: Person): Promise<AcceptedDocument[]> {
  const own = await acceptancesOf(db, loginId).executeTakeFirstOrThrow()
  const company = await companyFacts(db).where('id', '=', ownCompany.id).executeTakeFirstOrThrow()
  const known = [
    { document: 'terms', version: own.terms_version, at: own.terms_accepted_at },
    { document: 'nda', version: own.nda_version, at: own.nda_accepted_at },
    { document: 'addendum', version: company.addendum_version, at: company.addendum_accepted_at },
  ] as const
  return known.flatMap(({ document, version, at }) =>
    version && at ? [{ document, version, accepted_at: at.toISOString() }] : [],
  )
}

async function acceptedOf(db: Db, person: Person, document: AgreedDocument): Promise<AcceptedDocument | undefined> {
  return (await acceptedBy(db, person)).find((each) => each.document === document)
}

/** The accepted text, whatever version is in force now; null without an acceptance. */
export async function readAccepted(
  db: Db,
  person: Person,
  document: AgreedDocument,
  locale: Locale,
): Promise<LegalText | null> {
  const accepted = await acceptedOf(db, person, document)
  if (!accepted) return null
  return readVersion(db, await kindFor(db, document, person.ownCompany.id), accepted.version, locale)
}

/** The acceptance before a version of the same document, and whether its text differs. */
export async function acceptedBefore(
  db: Db,
  person: Person,
  document: AgreedDocument,
  { kind, version }: { kind: LegalKind; version: string },
): Promise<Pick<LegalText, 'accepted'>> {
  const accepted = await acceptedOf(db, person, document)
  if (!accepted) return {}
  const { version: before, accepted_at } = accepted
  return { accepted: { version: before, accepted_at, is_same_text: await isSameText(db, kind, before, version) } }
}
