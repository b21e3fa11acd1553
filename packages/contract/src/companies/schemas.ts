import * as z from 'zod'
import { LIMITS } from '../limits.ts'
import { ACCOUNT_TYPES, COMPANY_TYPES } from './rules.ts'

const ownCompany = z.object({
  companyId: z.string(),
  companyName: z.string(),
  companyType: z.enum(COMPANY_TYPES),
  accountType: z.enum(ACCOUNT_TYPES).nullable(),
  isCurrent: z.boolean(),
})

/** What the server checks in the companies area's calls. */
export const companiesSchemas = {
  mine: { query: z.object({ loginId: z.string().min(1).max(LIMITS.email) }), answer: z.array(ownCompany) },
}

export type OwnCompany = z.infer<typeof ownCompany>
