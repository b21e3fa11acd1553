import type { Accepted, ActivityEvent, LegalDocument } from '@tessera/contract'
import { signsAddendum } from '@tessera/contract'
import { lockCompany, updateCompany } from '../companies/queries.ts'
import type { Account } from '../core/sessions/account.ts'
import type { AuditStamp } from '../core/database/columns.ts'
import type { CallContext } from '../core/http/context.ts'
import { ownAccountOf } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { transact } from '../core/database/database.ts'
import { HttpError } from '../core/http/http-error.ts'
import { lockAcceptances, updateAcceptances } from '../users/queries.ts'
import { versionFor } from './queries.ts'

interface Known {
  version: string | null
  at: Date | null
}

/** The rules for accepting a document: who accepts it, and where it is stored. */
interface Agreement {
  document: LegalDocument
  event: ActivityEvent
  /** Whether the account's user or company must accept it. */
  isRequired: (account: Account) => boolean
  /** The id of the accepting user or company. */
  holderOf: (account: Account) => string
  /** The last acceptance, locked until the transaction ends. */
  read: (db: Db, holder: string) => Promise<Known>
  write: (db: Db, holder: string, version: string, stamp: AuditStamp) => Promise<void>
}

/** Each user accepts the terms individually. */
export const TERMS: Agreement = {
  document: 'terms',
  event: 'TERMS_ACCEPTED',
  isRequired: () => true,
  holderOf: ({ loginId }) => loginId,
  async read(db, loginId) {
    const { terms_version: version, terms_accepted_at: at } = await lockAcceptances(db, loginId)
    return { version, at }
  },
  write: (db, loginId, version, stamp) =>
    updateAcceptances(db, loginId, { terms_version: version, terms_accepted_at: stamp.at }, stamp),
}

/** Users of a third party accept the confidentiality agreement themselves. */
export const NDA: Agreement = {
  document: 'nda',
  event: 'NDA_ACCEPTED',
  isRequired: ({ thirdPartyUser }) => thirdPartyUser,
  holderOf: ({ loginId }) => loginId,
  async read(db, loginId) {
    const { nda_version: version, nda_accepted_at: at } = await lockAcceptances(db, loginId)
    return { version, at }
  },
  write: (db, loginId, version, stamp) =>
    updateAcceptances(db, loginId, { nda_version: version, nda_accepted_at: stamp.at }, stamp),
}

/** One acceptance of the addendum serves the whole company. */
export const ADDENDUM: Agreement = {
  document: 'addendum',
  event: 'ADDENDUM_ACCEPTED',
  isRequired: ({ company }) => signsAddendum(company),
  holderOf: ({ company }) => company.id,
  async read(db, companyId) {
    const { addendum_version: version, addendum_accepted_at: at } = await lockCompany(db, companyId)
    return { version, at }
  },
  write: (db, companyId, version, stamp) =>
    updateCompany(db, companyId, { addendum_version: version, addendum_accepted_at: stamp.at }, stamp),
}

/**
 * Accepts the version in force of a document once; a repeated acceptance returns the first. Refuses other versions and
 * other users.
 */
export async function accept(
  { document, event, isRequired, holderOf, read, write }: Agreement,
  version: string,
  context: CallContext,
  extraValues: Record<string, unknown> = {},
): Promise<Accepted> {
  const account = ownAccountOf(context)
  if (!isRequired(account)) throw new HttpError('FORBIDDEN')
  const stamp = { by: account.loginId, at: context.clock.now() }
  const holder = holderOf(account)
  return transact(context.db, async (db) => {
    const known = await read(db, holder)
    if ((await versionFor(db, document, account.company.id, stamp.at)) !== version) {
      throw new HttpError('VERSION_OUTDATED')
    }
    if (known.version === version && known.at) return { version, accepted_at: known.at.toISOString() }
    await write(db, holder, version, stamp)
    await context.recordActivity(db, event, account, {
      entityId: holder,
      before: { version: known.version },
      after: { version, ...extraValues },
    })
    return { version, accepted_at: stamp.at.toISOString() }
  })
}
