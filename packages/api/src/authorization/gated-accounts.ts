import type { Db } from '../core/database/database.ts'
import { LEGAL_VERSION } from '../demo/people.ts'
import type { GATED_ACCOUNTS } from './callers.ts'

interface Stopped {
  company?: { audit_status: 'OVERDUE' } | { type: 'THIRD_PARTY_AGENCY' } | { type: 'INTERNAL'; status: 'SUSPENDED' }
  user?: { terms_version: string } | { user_type: 'INTERNAL' }
  hasNoProduct?: true
}

/** The condition for each gate: the only difference from an account with access. */
const REASONS: Readonly<Record<keyof typeof GATED_ACCOUNTS, Stopped>> = {
  'outsider@stopped.example': { hasNoProduct: true },
  'insider@stopped.example': { company: { type: 'INTERNAL', status: 'SUSPENDED' }, user: { user_type: 'INTERNAL' } },
  'audit@stopped.example': { company: { audit_status: 'OVERDUE' } },
  'terms@stopped.example': { user: { terms_version: '2001.1' } },
  'addendum@stopped.example': { company: { type: 'THIRD_PARTY_AGENCY' } },
}

async function addPerson(db: Db, login_id: string, { company, user, hasNoProduct }: Stopped): Promise<void> {
  const { id: company_id } = await db
    .insertInto('companies')
    .values({ tenant: 'US', name: `Company of ${login_id}`, type: 'SUPPLIER', status: 'ACTIVE', ...company })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('users')
    .values({
      login_id,
      company_id,
      email: login_id,
      first_name: 'Kim',
      last_name: 'Stopped',
      user_type: 'EXTERNAL',
      third_party_user: false,
      can_switch_company: false,
      can_switch_persona: false,
      status: 'ACTIVE',
      registered_at: new Date(0),
      terms_version: LEGAL_VERSION,
      ...user,
    })
    .execute()
  if (hasNoProduct) return
  await db
    .insertInto('products_grants')
    .values({ login_id, product_code: 'REPORT_BUILDER', status: 'ACCESS_COMPLETE' })
    .execute()
}

/** Adds accounts to the demo data for the gates that no demo account has. */
export async function addGatedAccounts(db: Db): Promise<void> {
  for (const [loginId, reason] of Object.entries(REASONS)) await addPerson(db, loginId, reason)
}
