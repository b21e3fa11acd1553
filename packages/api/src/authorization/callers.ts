import type { Gate, TenantCode } from '@tessera/contract'
import type { DEMO_ACCOUNTS } from '../demo/accounts.ts'
import type { Role } from './expected.ts'

type DemoLoginId = (typeof DEMO_ACCOUNTS)[number]['loginId']

/** An account that makes calls. */
export interface Caller {
  /** Heads their column in the docs. */
  name: string
  /** Null for an anonymous caller. */
  loginId: string | null
  /** Whose host they are signed in at. */
  tenant: TenantCode
  roles: readonly Role[]
  /** The account gate that stops them. */
  gate?: Gate
  /** Their kind of account has no knowledge base. */
  lacksKnowledge?: true
  /** Their company isn't active, which no grant changes. */
  isOfClosedCompany?: true
  /** The company that they act for, by its name, or the first that they belong to besides their own. */
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

/** Accounts of the other gates; no demo account has these (`gated-accounts.ts` creates them). */
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

/** Everybody who calls, by the tables of the docs. */
export const CALLERS = {
  asThemselves: [
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

/** Everybody who calls. */
export const ALL_CALLERS: readonly Caller[] = Object.values(CALLERS).flat()
