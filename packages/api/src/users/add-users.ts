import type { CheckedEmail, EmailProblem, JobStarted, NewUser, UserKind } from '@tessera/contract'
import {
  ADMIN_PERMISSIONS,
  EMAIL_PROBLEMS,
  FOLLOWED_JOBS,
  LOCALES,
  loginIdOf,
  USER_KINDS,
  USER_ROLES,
} from '@tessera/contract'
import { chosenProducts } from '@tessera/contract/products/schemas'
import * as z from 'zod'
import { companyFacts } from '../companies/queries.ts'
import type { CallContext, Services } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import { transact } from '../core/database/database.ts'
import { invalidField } from '../core/http/http-error.ts'
import { countRows, defineJob, enqueue } from '../core/jobs/jobs.ts'
import { withdrawGrants } from '../products/grants.ts'
import { checkProducts } from '../products/queries.ts'
import { endCredentials, mergePreferences } from '../session/queries.ts'
import type { StoredActor } from './actor.ts'
import { actor, actorOf } from './actor.ts'
import { emailProblems } from './email-problems.ts'
import { sendInvitation } from './invitations.ts'
import { addInvited } from './queries.ts'

const stored = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  companyType: z.enum(USER_KINDS),
  products: chosenProducts,
  role: z.enum(USER_ROLES),
  multipleSupplierAccess: z.boolean(),
  language_code: z.enum(LOCALES),
})

/** Errors of addresses to add, each checked separately. */
export async function checkEmails(
  emails: readonly string[],
  kind: UserKind,
  context: CallContext,
): Promise<CheckedEmail[]> {
  const { company } = callerOf(context).account
  const written = emails.map(loginIdOf)
  const problems = await emailProblems(context.db, written, { companyId: company.id, kind })
  return emails.map((email, index) => {
    const code = problems.get(written[index] ?? '') ?? null
    return { email, valid: code === null, code, error: code && EMAIL_PROBLEMS[code] }
  })
}

async function check(user: NewUser, context: CallContext): Promise<void> {
  const { db } = context
  const { company } = callerOf(context).account
  const options = { companyId: company.id, kind: user.companyType }
  const problem = (await emailProblems(db, [user.email], options)).get(user.email)
  if (problem) throw invalidField('email', problem, EMAIL_PROBLEMS[problem])
  checkSuppliers(user, company.companyType === 'THIRD_PARTY_AGENCY')
  await checkProducts(db, company.id, user.products)
}

/** Refuses access to several suppliers outside agencies. */
export function checkSuppliers({ multipleSupplierAccess }: { multipleSupplierAccess: boolean }, isAgency: boolean) {
  if (multipleSupplierAccess && !isAgency) {
    throw invalidField(
      'multipleSupplierAccess',
      'not_of_agency',
      'Only users of agencies can act for several suppliers.',
    )
  }
}

/** Adds and invites a user; returns the reason if the address was taken in the meantime. */
export async function addOne(user: NewUser, by: StoredActor, services: Services): Promise<EmailProblem | null> {
  const { db, clock } = services
  const at = clock.now()
  const stamp = { by: by.loginId, at }
  const { email, firstName, lastName, products, companyType, role, multipleSupplierAccess, language_code } = user
  const companyId = by.company.id
  const code = (await emailProblems(db, [email], { companyId, kind: companyType })).get(email) ?? null
  if (code) return code
  const group = role === 'ADMIN' ? 'ADMIN' : null
  const isAdded = await addInvited(
    db,
    {
      loginId: email,
      companyId,
      firstName,
      lastName,
      group,
      isThirdParty: companyType === 'THIRD_PARTY',
      canSwitchCompany: multipleSupplierAccess,
      products,
    },
    stamp,
  )
  if (!isAdded) return 'USER_EXISTS'
  // A deleted user is added without their former data.
  await withdrawGrants(db, [email])
  await endCredentials(db, [email], at)
  await mergePreferences(db, email, { language_code }, at, stamp.by)
  const company = await companyFacts(db).where('id', '=', companyId).executeTakeFirstOrThrow()
  await sendInvitation({ loginId: email, firstName, locale: language_code, company }, services)
  const after = { status: 'PENDING', user_group: group, third_party_user: companyType === 'THIRD_PARTY', products }
  await services.recordActivity(db, 'USER_CREATED', by, { entityId: email, before: {}, after })
  return null
}

/** Adds users one by one and invites them. */
export const addUsersJob = defineJob({
  name: FOLLOWED_JOBS.addUser,
  input: z.object({ actor, users: z.array(stored).min(1) }),
  rights: ({ actor: by }) => ({ permission: ADMIN_PERMISSIONS.createUser, companyId: by.company.id }),
  progress: z.object({ next: z.int() }),
  async step({ id, input, progress }, services) {
    const next = progress?.next ?? 0
    const user = input.users[next]
    if (!user) return 'done'
    const code = await addOne(user, input.actor, services)
    const failed = code ? [{ loginId: user.email, code, error: EMAIL_PROBLEMS[code] }] : []
    await countRows(services.db, id, { processed: 1, failed })
    return next + 1 < input.users.length ? { dueAt: services.clock.now(), progress: { next: next + 1 } } : 'done'
  },
})

/** Starts a job that adds a user. */
export async function addUser(user: NewUser, context: CallContext): Promise<JobStarted> {
  await check(user, context)
  const { account } = callerOf(context)
  const start = { startedBy: account.loginId, at: context.clock.now(), total: 1 }
  const jobId = await transact(context.db, (tx) =>
    enqueue(tx, addUsersJob, { actor: actorOf(account), users: [user] }, start),
  )
  context.afterResponse(async ({ runJobs, mailer }) => {
    await runJobs()
    await mailer.flush()
  })
  return { jobId, accepted: 1, rejected: [] }
}
