import type {
  AccountType,
  AssociatedProductStatus,
  CompanyStatus,
  CompanyType,
  ProductCode,
  TenantCode,
} from '@tessera/contract'
import type { Calendar } from './dates.ts'
import { companyNames, slug } from '../core/mock/names.ts'
import type { Random } from '../core/mock/random.ts'

/** A company of the demo data. */
export interface Company {
  id: string
  tenant: TenantCode
  name: string
  domain: string
  /** Additional domains of the company's own users, and domains of third parties who work for it. */
  brandDomains?: readonly string[]
  agencyDomains?: readonly string[]
  type: CompanyType | null
  accountType: AccountType | null
  status: CompanyStatus
  auditStatus: 'NONE' | 'PENDING' | 'CONFIRMED' | 'OVERDUE'
  auditDeadline: string | null
  /** The company's products in addition to its users' products. */
  products?: Partial<Record<ProductCode, AssociatedProductStatus>>
}

/** The companies of the demo accounts. */
export type NamedCompany =
  | 'scintilla'
  | 'brightFoods'
  | 'northbridge'
  | 'smallFarm'
  | 'greenValley'
  | 'orchard'
  | 'harborline'
  | 'campoVerde'
  | 'erable'

type Kind = Pick<Company, 'type' | 'accountType'>
type Named = Pick<Company, 'tenant' | 'name' | 'domain' | 'type'> & Partial<Company>

/** The number of companies in each country at scale 1; 600 in total. */
const COUNTS: readonly (readonly [TenantCode, number])[] = [
  ['US', 350],
  ['MX', 150],
  ['CA', 100],
]

const KINDS: readonly [Kind, ...Kind[]] = [
  { type: 'SUPPLIER', accountType: null },
  { type: 'SUPPLIER', accountType: null },
  { type: 'SUPPLIER', accountType: null },
  { type: 'SUPPLIER', accountType: 'Charter' },
  { type: 'BASIC_VENDOR', accountType: 'Basic' },
  { type: 'THIRD_PARTY_AGENCY', accountType: null },
  { type: 'THIRD_PARTY_AGENCY', accountType: 'Basic' },
  { type: 'ACCOUNT', accountType: null },
  { type: 'ACCOUNT', accountType: 'Charter' },
  { type: 'INTERNAL', accountType: null },
  { type: null, accountType: null },
]

/** The statuses of some of every 20 companies; the others are active. */
const UNUSUAL_STATUSES: Readonly<Record<number, CompanyStatus>> = {
  4: 'PENDING',
  9: 'PENDING',
  13: 'SUSPENDED',
  18: 'INACTIVE',
}

const BRANDS =
  'bakery beverages breakfast canada cereals chilled dairy export frozen garden grocery kitchen labs logistics market organics pantry produce snacks'
const AGENCIES =
  'harborlight insightworks lakeside-data meridian-analytics pivotpoint shelfwise storyboard-retail summit-insights trendline wayfare'

const domainsCalled = (names: string, before = ''): string[] =>
  names.split(' ').map((name) => `${before}${name}.example`)

function namedCompanies(calendar: Calendar): Record<NamedCompany, Named> {
  return {
    scintilla: { tenant: 'US', name: 'Scintilla', domain: 'scintilla.example', type: 'INTERNAL' },
    brightFoods: {
      tenant: 'US',
      name: 'Bright Foods',
      domain: 'brightfoods.example',
      brandDomains: domainsCalled(BRANDS, 'bright'),
      agencyDomains: domainsCalled(AGENCIES),
      type: 'SUPPLIER',
      products: { CUSTOMER_PULSE: 'PENDING', MODULAR_INTELLIGENCE: 'INACTIVE' },
    },
    northbridge: {
      tenant: 'US',
      name: 'Northbridge Agency',
      domain: 'northbridge.example',
      type: 'THIRD_PARTY_AGENCY',
    },
    smallFarm: {
      tenant: 'US',
      name: 'Small Farm',
      domain: 'smallfarm.example',
      type: 'BASIC_VENDOR',
      accountType: 'Basic',
      auditStatus: 'PENDING',
      auditDeadline: calendar.isoDateIn(21),
    },
    greenValley: {
      tenant: 'US',
      name: 'Green Valley',
      domain: 'greenvalley.example',
      type: 'BASIC_VENDOR',
      accountType: 'Basic',
      status: 'PENDING',
    },
    orchard: {
      tenant: 'US',
      name: 'Orchard Group',
      domain: 'orchard.example',
      type: 'ACCOUNT',
      accountType: 'Charter',
    },
    harborline: { tenant: 'US', name: 'Harborline', domain: 'harborline.example', type: 'ACCOUNT' },
    campoVerde: {
      tenant: 'MX',
      name: 'Campo Verde',
      domain: 'campoverde.example',
      brandDomains: domainsCalled('cosechaverde lacteoscampoverde campoverde-norte'),
      agencyDomains: domainsCalled('agenciasol datosyventas'),
      type: 'SUPPLIER',
    },
    erable: {
      tenant: 'CA',
      name: 'Érable Alimentation',
      domain: 'erable.example',
      brandDomains: domainsCalled('xn--rable-9ra sucrerie-erable'),
      agencyDomains: domainsCalled('agenceboreale'),
      type: 'SUPPLIER',
    },
  }
}

function auditOf(kind: Kind, random: Random, calendar: Calendar): Pick<Company, 'auditStatus' | 'auditDeadline'> {
  if (kind.accountType !== 'Basic' || random.chance(0.4)) return { auditStatus: 'NONE', auditDeadline: null }
  const auditStatus = random.pick(['PENDING', 'CONFIRMED', 'OVERDUE'] as const)
  const days = auditStatus === 'PENDING' ? random.between(5, 60) : -random.between(5, 60)
  return { auditStatus, auditDeadline: calendar.isoDateIn(days) }
}

/** Returns all companies: the named ones by name, and the others as a list. */
export function makeCompanies(random: Random, calendar: Calendar, scale: number) {
  const defaults = { accountType: null, status: 'ACTIVE', auditStatus: 'NONE', auditDeadline: null } as const
  const build = (company: Named): Company => ({ id: random.uuid(), ...defaults, ...company })
  const wanted = namedCompanies(calendar)
  const named: Record<NamedCompany, Company> = {
    scintilla: build(wanted.scintilla),
    brightFoods: build(wanted.brightFoods),
    northbridge: build(wanted.northbridge),
    smallFarm: build(wanted.smallFarm),
    greenValley: build(wanted.greenValley),
    orchard: build(wanted.orchard),
    harborline: build(wanted.harborline),
    campoVerde: build(wanted.campoVerde),
    erable: build(wanted.erable),
  }
  const others = COUNTS.flatMap(([tenant, count]) => {
    const names = companyNames(tenant)
    const namedHere = Object.values(named).filter((company) => company.tenant === tenant).length
    return Array.from({ length: count * scale - namedHere }, (_, index) => {
      const name = names.next().value
      const kind = KINDS[index % KINDS.length] ?? KINDS[0]
      const status = UNUSUAL_STATUSES[index % 20] ?? 'ACTIVE'
      const domain = `${slug(name, '-')}-${tenant.toLowerCase()}.example`
      return build({ tenant, name, domain, ...kind, status, ...auditOf(kind, random, calendar) })
    })
  })
  return { named, others }
}
