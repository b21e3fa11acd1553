import * as z from 'zod'
import type { Actor } from '../core/sessions/account.ts'

/** Who has started a job and in which company's name, as the job remembers it. */
export const actor = z.object({
  loginId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.object({ id: z.string() }),
  ownCompany: z.object({ name: z.string() }),
})
export type StoredActor = z.infer<typeof actor>

/** What a job remembers of whoever starts it. */
export function actorOf({ loginId, firstName, lastName, company, ownCompany }: Actor): StoredActor {
  return { loginId, firstName, lastName, company: { id: company.id }, ownCompany: { name: ownCompany.name } }
}
