import type { TenantCode } from '@tessera/contract'
import { isBasicTier, isSuperAdminGroup } from '@tessera/contract'
import { sql } from 'kysely'
import type { Db } from '../core/database/database.ts'
import type { Settings } from '../core/config/settings.ts'
import type { Storage } from '../core/storage/storage.ts'
import { publishArticles } from '../content/queries.ts'
import { publish } from '../legal/queries.ts'
import { hashPassword } from '../session/passwords.ts'
import { DEFAULT_PREFERENCES } from '../session/rules.ts'
import { fillAccessReviews } from './access-reviews.ts'
import { makeAccessRequests } from './access.ts'
import { DEMO_PASSWORD } from './accounts.ts'
import { publishedArticles } from './articles/articles.ts'
import { fillBanners } from './banners.ts'
import type { Company, NamedCompany } from './companies.ts'
import { makeCompanies } from './companies.ts'
import { generatePeople, PEOPLE_COUNTS, otherPeople } from './generated-people.ts'
import type { Calendar } from './dates.ts'
import { createCalendar } from './dates.ts'
import { datedGrants, namedGrants, productsOf, productsOfCompanies, promisesOf } from './grants.ts'
import { fillActivity } from './fill-activity.ts'
import { fillContent } from './fill-content.ts'
import { fillDictionary } from './dictionary/fill-dictionary.ts'
import { insertAll } from './insert.ts'
import { fillInternalPeople } from './internal-people.ts'
import { demoDocuments } from './legal/documents.ts'
import type { NamedPerson } from './named-people.ts'
import { namedPeople } from './named-people.ts'
import { agentsOf, fillPartners, partnerCodes, partnersOf } from './partners.ts'
import type { Person } from './people.ts'
import { createPeople, LEGAL_DAYS, LEGAL_VERSION, toUserRow } from './people.ts'
import { fillProducts } from './products.ts'
import type { Filers } from './support/plans.ts'
import { fillSupport } from './support/fill-support.ts'
import { createRandom } from '../core/mock/random.ts'

const SEED = 20_260_303
/** A lock, so that servers that start together fill the database only once. */
const LOCK = 4_173_001

const HOME: Readonly<
  Record<TenantCode, { language_code: 'en-US' | 'es-MX' | 'fr-CA'; timezone: string; phone: string }>
> = {
  US: { language_code: 'en-US', timezone: 'America/Chicago', phone: '+1 800 555 0142' },
  MX: { language_code: 'es-MX', timezone: 'America/Mexico_City', phone: '+52 800 555 0142' },
  CA: { language_code: 'fr-CA', timezone: 'America/Toronto', phone: '+1 888 555 0142' },
}

type DemoSettings = Pick<Settings, 'demoToday' | 'demoScale'>

async function fillConfig(db: Db): Promise<void> {
  const flags = {
    insights_activation_rollout: { variationKey: 'on', enabled: true },
    wem_kb_rollout: { variationKey: 'off', enabled: false },
    kb_search_rollout: { variationKey: 'on', enabled: true },
    contact_us_ab_test: { variationKey: 'control', enabled: true },
  }
  await insertAll(db, 'config', [
    { key: 'experimentationDefaults', value: JSON.stringify(flags), tenant: null, environment: null },
    ...(['US', 'MX', 'CA'] as const).map((tenant) => ({
      key: 'supportPhone',
      value: JSON.stringify(HOME[tenant].phone),
      tenant,
      environment: null,
    })),
  ])
}

/** Whether a company has accepted the addendum; a pending company's first administrator still has to. */
function hasAddendum({ type, accountType, status }: Company): boolean {
  const signs = isBasicTier({ companyType: type, accountType }) || type === 'THIRD_PARTY_AGENCY'
  return signs && status !== 'PENDING'
}

/** Adds each company's domains; its own is a third-party domain if all its users are third parties. */
async function fillDomains(db: Db, companies: readonly Company[], calendar: Calendar): Promise<void> {
  const rows = companies.flatMap(({ id, domain, brandDomains = [], agencyDomains = [], type }) =>
    [domain, ...brandDomains, ...agencyDomains].map((domain_name, index) => ({
      company_id: id,
      domain_name,
      allow_sub_domains: index % 4 === 3,
      is_3p_domain: type === 'THIRD_PARTY_AGENCY' || agencyDomains.includes(domain_name),
      created_at: calendar.daysAgo(950 - index * 20),
      updated_at: calendar.daysAgo(950 - index * 20),
    })),
  )
  await insertAll(db, 'domains', rows)
}

async function fillCompanies(
  db: Db,
  companies: readonly Company[],
  { admins, codes }: Record<'admins' | 'codes', ReadonlyMap<string, string>>,
  calendar: Calendar,
) {
  const rows = companies.map((company) => ({
    id: company.id,
    tenant: company.tenant,
    name: company.name,
    type: company.type,
    account_type: company.accountType,
    status: company.status,
    admin_email: admins.get(company.id) ?? null,
    business_code: codes.get(company.id) ?? null,
    audit_status: company.auditStatus,
    audit_deadline: company.auditDeadline,
    addendum_version: hasAddendum(company) ? LEGAL_VERSION : null,
    addendum_accepted_at: hasAddendum(company) ? calendar.daysAgo(LEGAL_DAYS) : null,
    created_at: calendar.daysAgo(950),
  }))
  await insertAll(db, 'companies', rows)
}

async function fillSignIn(db: Db, people: readonly NamedPerson[]): Promise<void> {
  // One salt for all demo accounts, because their password is public and hashing twenty times would slow the first
  // start.
  const password_hash = await hashPassword(DEMO_PASSWORD)
  await insertAll(
    db,
    'session_credentials',
    people.map(({ loginId }) => ({ login_id: loginId, password_hash })),
  )
  const { rows_per_page } = DEFAULT_PREFERENCES
  const preferences = people.map(({ loginId, company }) => {
    const { language_code, timezone } = HOME[company.tenant]
    return { login_id: loginId, language_code, timezone, rows_per_page }
  })
  await insertAll(db, 'session_preferences', preferences)
}

/** Returns active users who file incidents: named accounts first, then some generated users. */
function filersOf(
  named: Record<NamedCompany, Company>,
  accounts: readonly Person[],
  peopleCount: readonly Person[],
): Filers {
  const active = [...accounts, ...peopleCount].filter(
    ({ status, group }) => status === 'ACTIVE' && !isSuperAdminGroup(group ?? null),
  )
  const of = (company: Company) => active.filter((person) => person.company === company)
  const { brightFoods, campoVerde, erable } = named
  const others = accounts.filter(
    ({ company, status, isRegistered }) =>
      company.tenant === 'US' && company !== brightFoods && status === 'ACTIVE' && isRegistered,
  )
  return {
    brightFoods: of(brightFoods).slice(0, 8),
    campoVerde: of(campoVerde).slice(0, 4),
    erable: of(erable).slice(0, 4),
    others: others.filter(({ group }) => !isSuperAdminGroup(group ?? null)),
  }
}

async function fillAll(db: Db, { demoToday, demoScale }: DemoSettings, storage: Storage | null): Promise<void> {
  const random = createRandom(SEED)
  const calendar = createCalendar(demoToday)
  const { named, others } = makeCompanies(random, calendar, demoScale)
  const accounts = namedPeople(named)
  const peopleCount = [
    ...generatePeople(named.brightFoods, PEOPLE_COUNTS.brightFoods, accounts, random, demoScale),
    ...generatePeople(named.campoVerde, PEOPLE_COUNTS.campoVerde, accounts, random),
    ...generatePeople(named.erable, PEOPLE_COUNTS.erable, accounts, random),
    ...otherPeople(others, random),
  ]
  // A separate generator, so that the agency's administrator changes no other user.
  const apart = createRandom(SEED + 1)
  const agencyAdmin = createPeople(apart, []).active(named.northbridge, { group: 'ADMIN' })
  const partnerships = partnersOf(named, others)
  const agents = agentsOf(partnerships, peopleCount)
  const requested = makeAccessRequests(named.brightFoods, peopleCount, calendar, demoScale)
  const admins = [...accounts, ...peopleCount, agencyAdmin].filter((person) => person.group === 'ADMIN').toReversed()
  const adminOf = new Map(admins.map((person) => [person.company.id, person.loginId]))
  await fillConfig(db)
  const inForce = { version: LEGAL_VERSION, effectiveAt: calendar.daysAgo(LEGAL_DAYS) }
  const documents = demoDocuments().map((document) => ({ ...document, ...inForce }))
  await publish(db, documents, { by: 'system', at: inForce.effectiveAt })
  await publishArticles(db, publishedArticles(calendar), { by: 'system', at: inForce.effectiveAt })
  const codes = partnerCodes(named.northbridge, others)
  await fillCompanies(db, [...Object.values(named), ...others], { admins: adminOf, codes }, calendar)
  await fillDomains(db, [...Object.values(named), ...others], calendar)
  await insertAll(
    db,
    'users',
    [...accounts, ...peopleCount]
      .map((person) =>
        requested.delegates.has(person.loginId) || agents.has(person.loginId)
          ? { ...person, switches: 'company' as const }
          : person,
      )
      .map((person) => toUserRow(person, adminOf.get(person.company.id), calendar, random)),
  )
  await insertAll(db, 'users', [toUserRow(agencyAdmin, agencyAdmin.loginId, calendar, apart)])
  const sponsors = others.filter(
    ({ tenant, type, status }) => tenant === 'US' && type === 'SUPPLIER' && status === 'ACTIVE',
  )
  await insertAll(db, 'companies_members', [
    ...sponsors.slice(0, 3).map(({ id }) => ({ login_id: 'agent.multi@northbridge.example', company_id: id })),
    ...[named.brightFoods, ...sponsors.slice(3, 8)].map(({ id }) => ({
      login_id: 'merchant@scintilla.example',
      company_id: id,
    })),
    ...[...requested.delegates].map((login_id) => ({ login_id, company_id: named.brightFoods.id })),
  ])
  await fillSignIn(db, accounts)
  await fillProducts(db, [named.brightFoods, named.scintilla, named.northbridge])
  const products = peopleCount.map((person) => productsOf(person, random))
  const given = [...accounts.flatMap(namedGrants), ...products.flatMap(({ granted }) => granted)]
  const grants = datedGrants(given, requested.grants, calendar)
  const promises = [...accounts.flatMap(promisesOf), ...products.flatMap(({ promised }) => promised)]
  await insertAll(db, 'products_grants', grants)
  await insertAll(db, 'users_promised_products', promises)
  await insertAll(
    db,
    'companies_products',
    productsOfCompanies([...accounts, ...peopleCount], grants, promises, calendar),
  )
  await fillPartners(db, partnerships, calendar)
  await fillInternalPeople(db, {
    scintilla: named.scintilla,
    others,
    people: [...accounts, ...peopleCount],
    calendar,
    scale: demoScale,
  })
  await fillBanners(db, random, calendar)
  await insertAll(db, 'access_requests', requested.requests)
  await insertAll(db, 'access_requests_products', requested.products)
  await fillAccessReviews(
    db,
    named.smallFarm,
    [...Object.values(named), ...others],
    [...accounts, ...peopleCount],
    calendar,
  )
  await fillDictionary(db, calendar)
  await fillContent(db, createRandom(SEED), calendar)
  await fillSupport(db, filersOf(named, accounts, peopleCount), calendar, storage)
  await fillActivity(db, calendar, demoScale)
}

/** Fills an empty database with the demo data; leaves any other database unchanged. */
export async function fillDemoData(db: Db, settings: DemoSettings, storage: Storage | null = null): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(tx)
    const known = await tx.selectFrom('companies').select('id').limit(1).executeTakeFirst()
    if (!known) await fillAll(tx, settings, storage)
  })
}

/** Empties every table and fills the demo data again. */
export async function refillDemoData(db: Db, settings: DemoSettings, storage: Storage | null = null): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`truncate config, flags, companies, domains, users, users_promised_products, users_chosen, user_imports, user_imports_rows, user_imports_completed, table_views, companies_members, legal_documents, legal_texts, content_articles, content_articles_texts, content_categories, content_categories_texts, content_items, content_versions, content_texts, content_words, content_reads, content_verdicts, content_opened, content_images, session_credentials,
      session_failures, session_preferences, sessions, sessions_companies, session_provider, products, products_texts,
      products_allowed_companies, products_grants, companies_products, banners, banners_texts, analytics_events, activity_entries, mails, session_resets, session_reset_requests,
      idempotency_keys, rate_limits, jobs, jobs_files, access_requests, access_requests_products, access_reviews, access_reviews_decisions,
      partners, partners_products,
      incidents, incidents_threads, incidents_statuses, incidents_files, incidents_reads, incidents_watchers, incidents_writers,
      contact_messages, dictionary_entries, dictionary_texts, dictionary_words, dictionary_changes, dictionary_missed_searches, challenge_uses, challenge_clearances`.execute(
      tx,
    )
    await fillAll(tx, settings, storage)
  })
}
