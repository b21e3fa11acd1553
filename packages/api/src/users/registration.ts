import type { BasicRegistration, Registration, RegistrationForm, UserInfo } from '@tessera/contract'
import { isBasicTier, stageAfter } from '@tessera/contract'
import { companyFacts, lockCompany, updateCompany } from '../companies/queries.ts'
import type { Account } from '../core/sessions/account.ts'
import type { CallContext } from '../core/http/context.ts'
import { ownAccountOf } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { transact } from '../core/database/database.ts'
import { invalidField, HttpError } from '../core/http/http-error.ts'
import { enqueue } from '../core/jobs/jobs.ts'
import { plainText } from '../core/text/plain-text.ts'
import { currentVersion } from '../legal/queries.ts'
import { mergePreferences } from '../session/queries.ts'
import { toUserInfo } from '../session/views.ts'
import { stageAt } from './select-users.ts'
import { provisionUserJob } from './provision-user-job.ts'
import { registeredAdmins } from './queries.ts'

type Kind = RegistrationForm['kind']
type Company = Awaited<ReturnType<typeof lockCompany>>
type Applicant = Awaited<ReturnType<ReturnType<typeof selectApplicant>['executeTakeFirstOrThrow']>>

/** A user who can register, with the documents in force. */
function selectApplicant(db: Db, loginId: string, now: Date) {
  return db
    .selectFrom('users')
    .innerJoin(companyFacts(db).as('companies'), 'companies.id', 'users.company_id')
    .select([
      'company_id',
      'first_name',
      'last_name',
      'user_group',
      'registered_at',
      'version',
      stageAt(now).as('stage'),
    ])
    .select([currentVersion('terms', now).as('terms'), currentVersion('addendum', now).as('addendum')])
    .where('login_id', '=', loginId)
}

function kindOf({ companyType, accountType }: Parameters<typeof isBasicTier>[0]): Kind {
  return isBasicTier({ companyType, accountType }) ? 'basic' : 'full'
}

/** Whether a user is the first administrator of their company to register. */
async function isFirstAdmin(db: Db, { user_group, company_id }: Applicant): Promise<boolean> {
  return user_group === 'ADMIN' && (await registeredAdmins(db, company_id)) === 0
}

/** The required input of a registration, and its known values. */
export async function readForm(context: CallContext): Promise<RegistrationForm> {
  const { db, clock } = context
  const { loginId, company } = ownAccountOf(context)
  const person = await selectApplicant(db, loginId, clock.now()).executeTakeFirstOrThrow()
  if (person.registered_at) throw new HttpError('NOT_FOUND')
  const kind = kindOf(company)
  return {
    kind,
    firstName: person.first_name,
    lastName: person.last_name,
    confirmsCompany: kind === 'basic' && (await isFirstAdmin(db, person)),
    companyName: company.name,
    terms_version: person.terms,
    addendum_version: person.addendum,
  }
}

function stateOf({ name, status, addendum_version }: Company) {
  return { name, status, addendum_version }
}

/** Changes to a company when its first administrator registers. */
function confirmedCompany(kind: Kind, company: Company, { addendum }: Applicant, body: BasicRegistration, at: Date) {
  const status = company.status === 'PENDING' ? 'ACTIVE' : company.status
  if (kind === 'full') return { status }
  const name = plainText(body.companyName ?? '')
  if (!name) throw invalidField('companyName', 'required', 'The first administrator confirms the company’s name.')
  if (!body.dataSharingAccepted) {
    throw invalidField('dataSharingAccepted', 'required', 'The first administrator accepts the data sharing addendum.')
  }
  return { status, name, addendum_version: addendum, addendum_accepted_at: at }
}

/** Refuses a registration that is no longer possible, with a message. */
function check(kind: Kind, account: Account, person: Applicant, { terms_version }: Registration): void {
  if (person.registered_at) throw new HttpError('ALREADY_REGISTERED')
  if (person.stage === 'EXPIRED') throw new HttpError('INVITATION_EXPIRED')
  if (kindOf(account.company) !== kind) throw new HttpError('OTHER_REGISTRATION')
  if (person.terms !== null && person.terms !== terms_version) throw new HttpError('TERMS_OUTDATED')
}

async function write(kind: Kind, body: BasicRegistration, context: CallContext): Promise<UserInfo> {
  const { db, clock, accounts } = context
  const account = ownAccountOf(context)
  const stamp = { by: account.loginId, at: clock.now() }
  // The lock makes the second of two first administrators, or of two repeated requests, wait here.
  const company = await lockCompany(db, account.company.id)
  const person = await selectApplicant(db, stamp.by, stamp.at).executeTakeFirstOrThrow()
  check(kind, account, person, body)
  const companyAfter = (await isFirstAdmin(db, person)) ? confirmedCompany(kind, company, person, body, stamp.at) : null
  const after = {
    first_name: body.firstName,
    last_name: body.lastName,
    job_title: plainText(body.jobTitle ?? '') || null,
    terms_version: person.terms,
    stage: stageAfter(person.stage, 'REGISTERED') ?? ('GRANTING_ACCESS' as const),
  }
  await db
    .updateTable('users')
    .set({ ...after, phone: body.phone || null, registered_at: stamp.at, updated_at: stamp.at, updated_by: stamp.by })
    .set({ terms_accepted_at: person.terms === null ? null : stamp.at, version: person.version + 1 })
    .where('login_id', '=', stamp.by)
    .execute()
  if (companyAfter) await updateCompany(db, company.id, companyAfter, stamp)
  const { language_code, timezone } = body
  const preferences = await mergePreferences(db, stamp.by, { language_code, timezone }, stamp.at)
  await enqueue(db, provisionUserJob, { loginId: stamp.by }, { startedBy: stamp.by, at: stamp.at })
  const registered = await accounts.find(stamp.by)
  if (!registered) throw new HttpError('INVALID_TOKEN')
  const { first_name, last_name, stage } = person
  await context.recordActivity(db, 'USER_REGISTERED', registered, {
    entityId: stamp.by,
    before: { first_name, last_name, stage, ...(companyAfter && { company: stateOf(company) }) },
    after: { ...after, ...(companyAfter && { company: companyAfter }) },
  })
  return toUserInfo(registered, preferences)
}

/** Registers the caller; the invitation's products are provisioned after the response. */
export async function register(kind: Kind, body: BasicRegistration, context: CallContext): Promise<UserInfo> {
  const info = await transact(context.db, (tx) => write(kind, body, { ...context, ...context.withConnection(tx) }))
  context.afterResponse(({ runJobs }) => runJobs())
  return info
}
