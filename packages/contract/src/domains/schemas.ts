import * as z from 'zod'
import { DOMAIN_LIMITS, domainOf } from './rules.ts'

/** A domain as people write it; checked, it is as it is stored. */
export const domainName = z
  .string()
  .max(DOMAIN_LIMITS.longest)
  .transform((written, check) => {
    const domain = domainOf(written)
    if (domain !== null) return domain
    check.addIssue({ code: 'custom', message: 'Enter a valid domain', params: { code: 'domain' } })
    return z.NEVER
  })

/** What a domain is added with. */
export const newDomain = z.object({ domainName, allow_sub_domains: z.boolean(), is3pDomain: z.boolean() })

export type NewDomain = z.infer<typeof newDomain>
