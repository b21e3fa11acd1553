import type {
  GlobalUserChanges,
  GlobalUserDetail,
  GlobalUserProblem,
  Group,
  NewGlobalUser,
  RejectedRow,
  SwitchPermission,
} from '@tessera/contract'
import {
  actionsOn,
  EMAIL_PROBLEMS,
  ERROR_TEXTS,
  GLOBAL_USER_PROBLEMS,
  groupOfRole,
  isSuperAdminGroup,
  misfitOf,
  TENANT_LOCALES,
} from '@tessera/contract'
import { internalCompanyIn } from '../companies/internal.ts'
import { lockCompany } from '../companies/queries.ts'
import { loggedFor } from '../core/sessions/account.ts'
import type { CallContext } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { transact } from '../core/database/database.ts'
import { invalidField, HttpError } from '../core/http/http-error.ts'
import { grantProducts, withdrawGrants } from '../products/grants.ts'
import { checkProducts } from '../products/queries.ts'
import { endCredentials, mergePreferences } from '../session/queries.ts'
import { emailProblems } from '../users/email-problems.ts'
import type { LockedUser } from '../users/all-users.ts'
import {
  changeRights,
  countOfGroup,
  lockUsers,
  lockSuperAdmins,
  kindOf,
  openGrants,
  removePeople,
} from '../users/all-users.ts'
import { userProducts, setProducts } from '../users/user-products.ts'
import { sendInvitation } from '../users/invitations.ts'
import { addInvited } from '../users/queries.ts'
import { readGlobalUser } from './detail.ts'
import { inTenant } from './queries.ts'

/** Runs a change in one transaction. The change gets a context whose services use that transaction. */
function inTransaction<Result>(
  context: CallContext,
  change: (txContext: CallContext) => Promise<Result>,
): Promise<Result> {
  return transact(context.db, (tx) => change({ ...context, ...context.withConnection(tx) }))
}

async function detailOf(loginId: string, txContext: CallContext): Promise<GlobalUserDetail> {
  const detail = await readGlobalUser(txContext.db, loginId, txContext)
  if (!detail) throw new HttpError('NOT_FOUND')
  return detail
}

function checkFields(layout: Parameters<typeof misfitOf>[0], values: { sbu: string; buoAreaNumber: string }): void {
  const misfit = misfitOf(layout, values)
  if (!misfit) return
  const message = misfit.code === 'required' ? 'This field is required.' : 'These users do not have this field.'
  throw invalidField(misfit.field, misfit.code, message)
}

/** Refuses an email address that is taken, or that matches no domain of the internal company. */
async function checkEmail(db: Db, email: string, companyId: string): Promise<void> {
  const problem = (await emailProblems(db, [email], { companyId, kind: 'COMPANY' })).get(email)
  if (!problem) return
  if (problem.startsWith('USER_')) {
    const fieldErrors = [{ field: 'email', code: 'USER_EXISTS', message: ERROR_TEXTS.USER_EXISTS }]
    throw new HttpError('USER_EXISTS', { fieldErrors })
  }
  throw invalidField('email', problem, EMAIL_PROBLEMS[problem])
}

async function insert(body: NewGlobalUser, txContext: CallContext): Promise<GlobalUserDetail> {
  const { db, clock, site } = txContext
  const { account } = callerOf(txContext)
  const stamp = { by: account.loginId, at: clock.now() }
  const { email, firstName, lastName, layout, products } = body
  const { productName } = await txContext.portalConfig.of(site.tenant)
  const company = await internalCompanyIn(db, site.tenant, productName)
  if (!company) throw invalidField('email', 'DOMAIN_NOT_AUTHORIZED', EMAIL_PROBLEMS.DOMAIN_NOT_AUTHORIZED)
  checkFields(layout, body)
  await checkEmail(db, email, company.id)
  await checkProducts(db, company.id, products)
  const group = groupOfRole(body.role)
  const fields = { internal_kind: kindOf(layout), sbu: body.sbu || null, buo_area_number: body.buoAreaNumber || null }
  const person = { loginId: email, companyId: company.id, firstName, lastName, group, isThirdParty: false, products }
  if (!(await addInvited(db, { ...person, internal: fields }, stamp))) throw new HttpError('USER_EXISTS')
  await withdrawGrants(db, [email])
  await endCredentials(db, [email], stamp.at)
  const locale = TENANT_LOCALES[site.tenant]
  await mergePreferences(db, email, { language_code: locale }, stamp.at, stamp.by)
  if (isSuperAdminGroup(group) && products.length > 0) {
    await grantProducts(db, { login_id: email, company_id: company.id }, products, stamp)
    await openGrants(db, email, stamp)
  }
  await sendInvitation({ loginId: email, firstName, locale, company }, txContext)
  const after = { user_group: group, ...fields, products }
  const change = { entityId: email, before: {}, after }
  await txContext.recordActivity(db, 'GLOBAL_USER_CREATED', loggedFor(company.id, account), change)
  return detailOf(email, txContext)
}

/** Invites an internal user to the tenant's internal company. */
export async function addGlobalUser(body: NewGlobalUser, context: CallContext): Promise<GlobalUserDetail> {
  const added = await inTransaction(context, (txContext) => insert(body, txContext))
  context.afterResponse(async ({ runJobs, mailer }) => {
    await runJobs()
    await mailer.flush()
  })
  return added
}

/** Locks the companies of the tenant's given users, then the users. Returns the locked users by login id. */
async function lockTargets(
  loginIds: readonly string[],
  { db, site, clock }: CallContext,
): Promise<Map<string, LockedUser>> {
  await lockSuperAdmins(db)
  const known = await inTenant(db, site.tenant)
    .select(['users.login_id', 'users.company_id'])
    .where('users.login_id', 'in', loginIds)
    .execute()
  const companyIds = new Set(known.map(({ company_id }) => company_id))
  for (const id of [...companyIds].toSorted()) await lockCompany(db, id)
  if (known.length === 0) return new Map()
  const ids = known.map(({ login_id }) => login_id)
  const locked = await lockUsers(db, ids, clock.now())
  return new Map(locked.map((person) => [person.login_id, person]))
}

/** Refuses a role that a user cannot have, or a change of a role that they must keep. */
async function checkRole(locked: LockedUser, group: Group | null, txContext: CallContext): Promise<void> {
  const { db } = txContext
  if (group === locked.user_group) return
  if (locked.login_id === callerOf(txContext).account.loginId) {
    throw invalidField('role', 'own_role', 'You cannot change your own role.')
  }
  if (isSuperAdminGroup(group) && locked.user_type !== 'INTERNAL') {
    throw invalidField('role', 'not_internal', 'Only internal users can be super administrators.')
  }
  if (locked.status !== 'ACTIVE') return
  if (locked.user_group === 'SUPER_ADMIN' && (await countOfGroup(db, 'SUPER_ADMIN')) <= 1) {
    throw new HttpError('LAST_SUPER_ADMIN')
  }
  const isLocal = locked.user_group === 'ADMIN' && locked.user_type === 'EXTERNAL'
  if (isLocal && (await countOfGroup(db, 'ADMIN', locked.company_id)) <= 1) throw new HttpError('LAST_ADMIN')
}

const switchesOf = (permissions: readonly SwitchPermission[]) => ({
  can_switch_company: permissions.includes('SWITCH_COMPANY'),
  can_switch_persona: permissions.includes('SWITCH_PERSONA'),
})

async function update(loginId: string, body: GlobalUserChanges, txContext: CallContext): Promise<GlobalUserDetail> {
  const { db, clock } = txContext
  const { account } = callerOf(txContext)
  const stamp = { by: account.loginId, at: clock.now() }
  const locked = (await lockTargets([loginId], txContext)).get(loginId)
  if (!locked) throw new HttpError('NOT_FOUND')
  if (locked.version !== body.version) throw new HttpError('CONFLICT', { current: await detailOf(loginId, txContext) })
  if (!actionsOn(locked).includes('EDIT')) throw new HttpError('OTHER_STAGE')
  checkFields(locked.layout, body)
  const group = groupOfRole(body.role)
  await checkRole(locked, group, txContext)
  const products = [...((await userProducts(db, [locked])).get(loginId) ?? [])].toSorted()
  const wanted = body.products.toSorted()
  const added = wanted.filter((product) => !products.includes(product))
  await checkProducts(db, locked.company_id, added)
  const after = {
    user_group: group,
    sbu: body.sbu || null,
    buo_area_number: body.buoAreaNumber || null,
    ...switchesOf(body.permissions),
  }
  await changeRights(db, locked, after, stamp)
  // An invited user who becomes a super administrator never registers, so the promised products are granted now.
  const isActivated = isSuperAdminGroup(group) && locked.status === 'PENDING'
  const stage = isActivated ? null : locked.stage
  if (isActivated || products.join() !== wanted.join()) {
    await setProducts({ ...locked, stage }, wanted, txContext, stamp.by)
    if (stage !== 'INVITATION_SENT') await openGrants(db, loginId, stamp)
  }
  const { user_group, sbu, buo_area_number, can_switch_company, can_switch_persona } = locked
  const before = { user_group, sbu, buo_area_number, can_switch_company, can_switch_persona, products }
  const change = { entityId: loginId, before, after: { ...after, products: wanted } }
  await txContext.recordActivity(db, 'GLOBAL_USER_UPDATED', loggedFor(locked.company_id, account), change)
  return detailOf(loginId, txContext)
}

/** Changes a user's rights; a session with the previous rights ends at its next call. */
export async function editGlobalUser(
  loginId: string,
  body: GlobalUserChanges,
  context: CallContext,
): Promise<GlobalUserDetail> {
  const edited = await inTransaction(context, (txContext) => update(loginId, body, txContext))
  context.afterResponse(({ runJobs }) => runJobs())
  return edited
}

/**
 * Returns a function that finds the reason why a user cannot be deleted. It counts the administrators that remain after
 * the deletions before.
 */
async function findRejectionReasons(people: ReadonlyMap<string, LockedUser>, txContext: CallContext) {
  const { db } = txContext
  const ownId = callerOf(txContext).account.loginId
  const remainingCounts = new Map<string, number>()
  const takeLast = async (group: Group, companyId?: string): Promise<boolean> => {
    const key = companyId ?? group
    const count = remainingCounts.get(key) ?? (await countOfGroup(db, group, companyId))
    if (count > 1) remainingCounts.set(key, count - 1)
    return count <= 1
  }
  return async (loginId: string): Promise<GlobalUserProblem | null> => {
    const locked = people.get(loginId)
    if (!locked) return 'NOT_FOUND'
    if (loginId === ownId) return 'OWN_ACCOUNT'
    if (locked.status !== 'ACTIVE') return null
    if (locked.user_group === 'SUPER_ADMIN') return (await takeLast('SUPER_ADMIN')) ? 'LAST_SUPER_ADMIN' : null
    if (locked.user_group !== 'ADMIN' || locked.user_type === 'INTERNAL') return null
    return (await takeLast('ADMIN', locked.company_id)) ? 'LAST_ADMIN' : null
  }
}

async function removeLocked(ids: readonly string[], txContext: CallContext) {
  const { db, clock, sessions } = txContext
  const { account } = callerOf(txContext)
  const at = clock.now()
  const people = await lockTargets(ids, txContext)
  const problemOf = await findRejectionReasons(people, txContext)
  const rejected: RejectedRow[] = []
  const gone: LockedUser[] = []
  for (const loginId of ids) {
    const code = await problemOf(loginId)
    const locked = people.get(loginId)
    if (code) rejected.push({ loginId, code, error: GLOBAL_USER_PROBLEMS[code] })
    else if (locked) gone.push(locked)
  }
  const deleted = gone.map(({ login_id }) => login_id)
  if (deleted.length === 0) return { deleted, rejected }
  await removePeople(db, deleted, { by: account.loginId, at })
  await sessions.closeAll(db, ...deleted)
  await endCredentials(db, deleted, at)
  for (const { login_id: entityId, company_id, status, user_group } of gone) {
    const change = { entityId, before: { status, user_group }, after: { status: 'DELETED', user_group: null } }
    await txContext.recordActivity(db, 'GLOBAL_USER_DELETED', loggedFor(company_id, account), change)
  }
  return { deleted, rejected }
}

/** Deletes each user unless there is a reason against it. */
export function removeGlobalUsers(ids: readonly string[], context: CallContext) {
  return inTransaction(context, (txContext) => removeLocked(ids, txContext))
}
