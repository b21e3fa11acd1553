import * as z from 'zod'
import { oneCompany } from '../companies/schemas.ts'
import { listInput, listOf, pageOf, versioned } from '../list-schemas.ts'
import { DOMAIN_KINDS, DOMAIN_LIST } from './list.ts'
import { DOMAIN_LIMITS, domainOf } from './rules.ts'

/** A domain as users type it; parsing returns its stored form. */
export const domainName = z
  .string()
  .max(DOMAIN_LIMITS.longest)
  .transform((written, check) => {
    const domain = domainOf(written)
    if (domain !== null) return domain
    check.addIssue({ code: 'custom', message: 'Enter a valid domain', params: { code: 'domain' } })
    return z.NEVER
  })

/** The input for a new domain. */
export const newDomain = z.object({ domainName, allow_sub_domains: z.boolean(), is3pDomain: z.boolean() })

const domainsQuery = z.object({ ...listInput(DOMAIN_LIST), kinds: listOf(DOMAIN_KINDS).optional() })

const domain = z.object({
  ...versioned,
  id: z.string(),
  /** In its stored form, in ASCII. */
  domainName: z.string(),
  /** In its readable form. */
  displayName: z.string(),
  allow_sub_domains: z.boolean(),
  is3pDomain: z.boolean(),
  createdAt: z.iso.datetime(),
  /** How many active and pending users have an address in this domain. */
  users: z.int(),
  /** How many of them are pending. */
  pendingUsers: z.int(),
})

const domainChanges = newDomain.pick({ allow_sub_domains: true }).extend(versioned)
const oneDomain = oneCompany.extend({ id: z.uuid() })

/** Schemas of the domains calls. */
export const domainsSchemas = {
  list: { params: oneCompany, query: domainsQuery, answer: pageOf(domain) },
  add: { params: oneCompany, body: newDomain, answer: domain },
  edit: { params: oneDomain, body: domainChanges, answer: domain },
  remove: { params: oneDomain },
}

export type NewDomain = z.infer<typeof newDomain>
export type Domain = z.infer<typeof domain>
export type DomainChanges = z.infer<typeof domainChanges>
export type DomainsQuery = z.infer<typeof domainsQuery>
