import * as z from 'zod'
import type { Actor } from '../core/sessions/account.ts'

/** The starter of a job and their company, as the job stores them. */
export const actor = z.object({
  loginId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.object({ id: z.string() }),
  ownCompany: z.object({ name: z.string() }),
})
export type StoredActor = z.infer<typeof actor>

/** The actor stored with a job. */
export function actorOf({ loginId, firstName, lastName, company, ownCompany }: Actor): StoredActor {
  return { loginId, firstName, lastName, company: { id: company.id }, ownCompany: { name: ownCompany.name } }
}
