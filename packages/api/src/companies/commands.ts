import { parseArgs } from 'node:util'
import {
  ACCOUNT_TYPES,
  COMPANY_TYPES,
  fitsDomain,
  LIMITS,
  LOCALES,
  PRODUCT_CODES,
  TENANT_CODES,
  TENANT_LOCALES,
} from '@tessera/contract'
import { companyName } from '@tessera/contract/companies/schemas'
import { domainName } from '@tessera/contract/domains/schemas'
import { chosenProducts } from '@tessera/contract/products/schemas'
import { emailAddress, personName } from '@tessera/contract/users/fields'
import * as z from 'zod'
import { recordOperation } from '../activity/queries.ts'
import type { Services } from '../core/http/context.ts'
import { plainText } from '../core/text/plain-text.ts'
import type { Command } from '../core/commands/command.ts'
import { oneOf, OPERATOR, CommandError, whyNot } from '../core/commands/command.ts'
import { addDomain } from '../domains/queries.ts'
import { isPublicMail } from '../domains/rules.ts'
import { addCompanyProducts } from '../products/grants.ts'
import { catalog } from '../products/queries.ts'
import { listableProducts } from '../products/rules.ts'
import { mergePreferences } from '../session/queries.ts'
import { sendInvitation } from '../users/invitations.ts'
import { addInvited } from '../users/queries.ts'
import { addCompany } from './add-company.ts'

const USAGE =
  'company add NAME --tenant TENANT --type TYPE [--account-type TYPE] --products PRODUCT,… --domain DOMAIN [--subdomains] --email EMAIL --first-name NAME --last-name NAME [--language LANGUAGE]'

const OPTIONS = {
  tenant: { type: 'string' },
  type: { type: 'string' },
  'account-type': { type: 'string' },
  products: { type: 'string' },
  domain: { type: 'string' },
  subdomains: { type: 'boolean', default: false },
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  language: { type: 'string' },
} as const

/** The company that runs the portal is created with its first super administrator. */
const TYPES = COMPANY_TYPES.filter((type) => type !== 'INTERNAL')

/** A schema for one of several names, in any letter case. */
const named = <Name extends string>(known: readonly Name[], what: string) =>
  z.string().transform((input) => oneOf(known, input, what))

/** The schema of the command's options. */
const newCompany = z
  .object({
    name: companyName.transform(plainText).pipe(companyName),
    tenant: named(TENANT_CODES, 'tenant'),
    type: named(TYPES, 'type of company'),
    'account-type': named(ACCOUNT_TYPES, 'type of account').optional(),
    products: z
      .string()
      .transform((input) => input.split(',').map((code) => oneOf(PRODUCT_CODES, code, 'product')))
      .pipe(chosenProducts),
    domain: domainName.refine((domain) => !isPublicMail(domain), 'Public email domains are not allowed.'),
    subdomains: z.boolean(),
    email: emailAddress,
    'first-name': personName,
    'last-name': personName,
    language: named(LOCALES, 'language').optional(),
  })
  .transform(({ name, tenant, type, products, email, ...input }) => ({
    name,
    tenant,
    type,
    accountType: input['account-type'] ?? (type === 'BASIC_VENDOR' ? 'Basic' : null),
    products,
    /** All users of an agency are third parties to the companies it works for. */
    domain: {
      domainName: input.domain,
      allow_sub_domains: input.subdomains,
      is3pDomain: type === 'THIRD_PARTY_AGENCY',
    },
    administrator: {
      email,
      firstName: input['first-name'],
      lastName: input['last-name'],
      locale: input.language ?? TENANT_LOCALES[tenant],
    },
  }))
type NewCompany = z.infer<typeof newCompany>

const invalidUsage = (args: readonly string[]) =>
  new CommandError(`'${['company', ...args].join(' ')}' is invalid. Usage: ${USAGE}`)

function optionsOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch {
    throw invalidUsage(args)
  }
}

function read(args: readonly string[]): NewCompany {
  const { values, positionals } = optionsOf(args)
  const [action, name, ...more] = positionals
  if (action !== 'add' || name === undefined || more.length > 0) throw invalidUsage(args)
  const { data, error } = newCompany.safeParse({ ...values, name })
  if (!data) throw new CommandError(`The company is invalid (${whyNot(error)}): it was not added.`)
  return data
}

/** Throws a CommandError if options don't fit together, or don't fit this portal. */
async function check(wanted: NewCompany, { db, settings }: Services): Promise<void> {
  const { type, accountType, tenant, products, domain, administrator } = wanted
  const offered = listableProducts(tenant, settings.isProduction, { companyType: type, accountType })
  const others = products.filter((code) => !offered.includes(code))
  if (others.length > 0) {
    throw new CommandError(
      `${others.join(', ')} isn't available to this type of company. Use some of: ${offered.join(', ')}.`,
    )
  }
  const known = await catalog(db)
  const unknown = products.filter((code) => !known.includes(code))
  if (unknown.length > 0) {
    throw new CommandError(
      `${unknown.join(', ')} isn't in this portal yet. Add it to the tables products and products_texts.`,
    )
  }
  if (!fitsDomain(administrator.email, domain, domain.is3pDomain)) {
    throw new CommandError(
      `${administrator.email} isn't an address in ${domain.domainName}. Use another address or domain, or add --subdomains.`,
    )
  }
}

/** Puts the invitation of the first administrator into the outbox. */
async function invite({ name, tenant, administrator }: NewCompany, services: Services): Promise<void> {
  const { email: loginId, firstName, locale } = administrator
  await mergePreferences(services.db, loginId, { language_code: locale }, services.clock.now(), OPERATOR)
  await sendInvitation({ loginId, firstName, locale, company: { name, tenant } }, services)
}

async function add(wanted: NewCompany, services: Services): Promise<string[]> {
  const { db, clock } = services
  await check(wanted, services)
  const { name, tenant, type, accountType, products, domain, administrator } = wanted
  const { email, firstName, lastName } = administrator
  const stamp = { by: OPERATOR, at: clock.now() }
  const id = await addCompany(db, { tenant, name, type, accountType, adminEmail: email }, stamp)
  if (id === null) throw new CommandError(`A company called ${name} already exists in ${tenant}. Use another name.`)
  await addCompanyProducts(db, id, products, 'PENDING', stamp)
  await addDomain(db, id, domain, stamp)
  const isThirdParty = domain.is3pDomain
  const person = { loginId: email, companyId: id, firstName, lastName, group: 'ADMIN', isThirdParty, products } as const
  if (!(await addInvited(db, person, stamp))) {
    throw new CommandError(`${email} already belongs to a user. Use another address for the administrator.`)
  }
  await invite(wanted, services)
  const log = (event: Parameters<typeof recordOperation>[1], entityId: string, after: Record<string, unknown>) =>
    recordOperation(db, event, { id, name }, stamp.at, { entityId, before: {}, after })
  const company = { name, tenant, type, account_type: accountType, status: 'PENDING', products }
  await log('COMPANY_CREATED', id, company)
  await log('DOMAIN_ADDED', domain.domainName, domain)
  await log('USER_CREATED', email, { user_group: 'ADMIN', status: 'PENDING', company: name, products })
  return [
    `${name} was added in ${tenant}. It and its products become active when ${email} registers.`,
    `The invitation to ${email} is in the outbox. Its link works for ${LIMITS.invitationDays} days.`,
  ]
}

/** Adds a company; the portal has no page for it. */
export const company: Command = {
  name: 'company',
  usage: USAGE,
  summary: 'Adds a company with its products and first domain, and invites its first administrator.',
  async run(args, services) {
    return add(read(args), services)
  },
}
