import type { ProductCode } from '@tessera/contract'
import type { Company, NamedCompany } from './companies.ts'
import type { Person } from './people.ts'

type Grants = Partial<Record<ProductCode, 'ACCESS_COMPLETE' | 'ACCESS_PENDING'>>

/** A user with a demo account, and its grants. */
export type NamedPerson = Person & { grants: Grants }

const DONE = 'ACCESS_COMPLETE'
const WAITING = 'ACCESS_PENDING'

type PersonOptions = Partial<Person> & { grants?: Grants }

/** Returns the users with demo accounts. */
export function namedPeople(companies: Record<NamedCompany, Company>): NamedPerson[] {
  const person = (
    loginId: string,
    companyName: NamedCompany,
    name: string,
    options: PersonOptions = {},
  ): NamedPerson => {
    const [first = '', last = ''] = name.split(' ')
    const plain = { status: 'ACTIVE', isRegistered: true, lastLoginDaysAgo: 1, grants: {} } as const
    return { ...plain, loginId, company: companies[companyName], first, last, ...options }
  }
  const agency = { thirdParty: true, grants: { SHOPPER_BEHAVIOR: DONE, CHANNEL_INSIGHTS: DONE } } as const
  const mexico = { grants: { SHOPPER_BEHAVIOR: DONE } } as const
  const canada = { grants: { SHOPPER_BEHAVIOR: DONE, REPORT_BUILDER: DONE } } as const
  return [
    person('super@scintilla.example', 'scintilla', 'Morgan Hale', { group: 'SUPER_ADMIN' }),
    person('spectator@scintilla.example', 'scintilla', 'Avery Stone', { group: 'SUPER_ADMIN_SPECTATOR' }),
    person('merchant@scintilla.example', 'scintilla', 'Jordan Wells', {
      internalKind: 'internal_merchant',
      switches: 'persona',
      grants: {
        SHOPPER_BEHAVIOR: DONE,
        REPORT_BUILDER: DONE,
        CHANNEL_INSIGHTS: DONE,
        CUSTOMER_PERCEPTION: DONE,
        DIGITAL_LANDSCAPES: DONE,
        MODULAR_INTELLIGENCE: DONE,
        CUSTOMER_PULSE: DONE,
      },
    }),
    person('protection@scintilla.example', 'scintilla', 'Casey Nolan', {
      internalKind: 'internal_asset_protection',
      grants: { SHOPPER_BEHAVIOR: DONE, REPORT_BUILDER: DONE },
    }),
    person('newhire@scintilla.example', 'scintilla', 'Riley Chen', { lastLoginDaysAgo: undefined }),
    person('admin@brightfoods.example', 'brightFoods', 'Dana Reyes', {
      group: 'ADMIN',
      grants: { SHOPPER_BEHAVIOR: DONE, INSIGHTS_ACTIVATION: DONE, REPORT_BUILDER: WAITING },
    }),
    person('user@brightfoods.example', 'brightFoods', 'Alex Kim', {
      grants: { SHOPPER_BEHAVIOR: DONE, REPORT_BUILDER: WAITING },
    }),
    person('agent@northbridge.example', 'northbridge', 'Taylor Brooks', agency),
    person('agent.multi@northbridge.example', 'northbridge', 'Sam Ortiz', { ...agency, switches: 'company' }),
    person('basic.admin@smallfarm.example', 'smallFarm', 'Hannah Fields', {
      group: 'ADMIN',
      grants: { REPORT_BUILDER: DONE },
    }),
    person('basic@smallfarm.example', 'smallFarm', 'Owen Marsh', { grants: { REPORT_BUILDER: DONE } }),
    person('founder@greenvalley.example', 'greenValley', 'Nora Whitfield', {
      group: 'ADMIN',
      status: 'PENDING',
      stage: 'INVITATION_SENT',
      isRegistered: false,
      lastLoginDaysAgo: undefined,
      promised: ['REPORT_BUILDER'],
    }),
    person('charter@orchard.example', 'orchard', 'Priya Anand', {
      grants: { SHOPPER_BEHAVIOR: DONE, CUSTOMER_PERCEPTION: DONE, DIGITAL_LANDSCAPES: WAITING },
    }),
    person('account@harborline.example', 'harborline', 'Miles Okafor', {
      grants: { SHOPPER_BEHAVIOR: DONE, REPORT_BUILDER: DONE },
    }),
    person('pending@brightfoods.example', 'brightFoods', 'Jamie Fox', {
      status: 'PENDING',
      stage: 'WAITING_FOR_ACCESS',
      lastLoginDaysAgo: undefined,
      grants: { SHOPPER_BEHAVIOR: WAITING, REPORT_BUILDER: WAITING },
      promised: ['SHOPPER_BEHAVIOR', 'REPORT_BUILDER'],
    }),
    person('blocked@brightfoods.example', 'brightFoods', 'Drew Mason', {
      status: 'BLOCKED',
      blockedReason: 'Left the company',
      lastLoginDaysAgo: 92,
      grants: { SHOPPER_BEHAVIOR: DONE },
    }),
    person('invited@brightfoods.example', 'brightFoods', 'Quinn Harper', {
      status: 'PENDING',
      stage: 'INVITATION_SENT',
      isRegistered: false,
      lastLoginDaysAgo: undefined,
      promised: ['SHOPPER_BEHAVIOR', 'CHANNEL_INSIGHTS'],
    }),
    person('nda@northbridge.example', 'northbridge', 'Robin Vega', {
      ...agency,
      hasSignedNda: false,
      lastLoginDaysAgo: undefined,
    }),
    person('admin@campoverde.example', 'campoVerde', 'Mariana Ríos', { group: 'ADMIN', ...mexico }),
    person('user@campoverde.example', 'campoVerde', 'Diego Navarro', mexico),
    person('admin@erable.example', 'erable', 'Geneviève Tremblay', { group: 'ADMIN', ...canada }),
    person('user@erable.example', 'erable', 'Étienne Bouchard', canada),
  ]
}
