import type { Gate, TenantCode } from '@tessera/contract'
import type { DEMO_ACCOUNTS } from '../demo/accounts.ts'
import type { Role } from './expected.ts'

type DemoLoginId = (typeof DEMO_ACCOUNTS)[number]['loginId']

/** An account that makes calls. */
export interface Caller {
  /** The heading of the caller's column in the docs. */
  name: string
  /** Null for an anonymous caller. */
  loginId: string | null
  /** The tenant whose host the caller is signed in at. */
  tenant: TenantCode
  roles: readonly Role[]
  /** The account gate that stops the caller. */
  gate?: Gate
  /** The caller's account kind has no knowledge base. */
  lacksKnowledge?: true
  /** The caller's company isn't active, which no grant changes. */
  isOfClosedCompany?: true
  /**
   * The name of the company that the caller acts for. When absent, the first company other than their own that they
   * belong to.
   */
  actsFor?: string
}

type Person = Partial<Pick<Caller, 'tenant' | 'roles' | 'gate' | 'isOfClosedCompany' | 'lacksKnowledge'>>

/** The demo accounts, as the data set describes them. */
const DEMO_PEOPLE: Readonly<Record<DemoLoginId, Person>> = {
  'super@scintilla.example': { roles: ['SA'] },
  'spectator@scintilla.example': { roles: ['SP'] },
  'merchant@scintilla.example': { roles: ['switcher', 'internal'] },
  'protection@scintilla.example': { roles: ['internal'] },
  'newhire@scintilla.example': { roles: ['internal'], gate: 'NO_ACCESS' },
  'admin@brightfoods.example': { roles: ['AD'] },
  'user@brightfoods.example': {},
  'agent@northbridge.example': {},
  'agent.multi@northbridge.example': { roles: ['switcher'] },
  'basic.admin@smallfarm.example': { roles: ['BA'] },
  'basic@smallfarm.example': {},
  'founder@greenvalley.example': { roles: ['BA'], gate: 'REGISTRATION_INCOMPLETE' },
  'charter@orchard.example': {},
  'account@harborline.example': { lacksKnowledge: true },
  'pending@brightfoods.example': { gate: 'ACCESS_PENDING' },
  'blocked@brightfoods.example': { gate: 'USER_BLOCKED' },
  'invited@brightfoods.example': { gate: 'REGISTRATION_INCOMPLETE' },
  'nda@northbridge.example': { gate: 'NDA_NOT_ACCEPTED' },
  'admin@campoverde.example': { tenant: 'MX', roles: ['AD'] },
  'user@campoverde.example': { tenant: 'MX' },
  'admin@erable.example': { tenant: 'CA', roles: ['AD'] },
  'user@erable.example': { tenant: 'CA' },
}

/** Accounts for the gates that no demo account has (`gated-accounts.ts` creates them). */
export const GATED_ACCOUNTS = {
  'outsider@stopped.example': { gate: 'NO_ACCESS' },
  'insider@stopped.example': { roles: ['internal'], gate: 'NO_ACCESS', isOfClosedCompany: true },
  'audit@stopped.example': { gate: 'AUDIT_OVERDUE' },
  'terms@stopped.example': { gate: 'TERMS_NOT_ACCEPTED' },
  'addendum@stopped.example': { gate: 'ADDENDUM_NOT_ACCEPTED' },
} as const satisfies Record<string, Person>

function callerOf([loginId, person]: [string, Person]): Caller {
  return { name: loginId.replace('.example', ''), loginId, tenant: 'US', roles: [], ...person }
}

function acting(loginId: DemoLoginId, actsFor: string, tenant: TenantCode = 'US'): Caller {
  const caller = callerOf([loginId, { ...DEMO_PEOPLE[loginId], tenant }])
  return { ...caller, name: `${caller.name} for ${actsFor}`, actsFor }
}

const SIGNED_IN = [...Object.entries(DEMO_PEOPLE), ...Object.entries(GATED_ACCOUNTS)].map(callerOf)

/** All callers, grouped by the tables in the docs. */
export const CALLERS = {
  withoutActing: [
    { name: 'nobody', loginId: null, tenant: 'US', roles: [] },
    ...SIGNED_IN.filter(({ gate }) => gate === undefined),
  ],
  actingForACompany: [
    acting('super@scintilla.example', 'Bright Foods'),
    acting('super@scintilla.example', 'Scintilla'),
    acting('super@scintilla.example', 'Campo Verde', 'MX'),
    acting('spectator@scintilla.example', 'Bright Foods'),
    acting('merchant@scintilla.example', 'Bright Foods'),
    acting('agent.multi@northbridge.example', 'a supplier of theirs'),
  ],
  stoppedByAGate: SIGNED_IN.filter(({ gate }) => gate !== undefined),
} as const satisfies Record<string, readonly Caller[]>

/** All callers. */
export const ALL_CALLERS: readonly Caller[] = Object.values(CALLERS).flat()
