import { sql } from 'kysely'
import { ADMIN, waitForJob, USER } from '../testing/administration.ts'
import { FIRST, FOUNDER, FULL, INVITED, ownPath, personOf, register, PROFILE } from '../testing/registration.ts'
import { commitPreview, newcomer, previewFile, fileOf } from '../testing/importing.ts'
import type { Writing, Write } from './write-calls.fixture.ts'
import { API, ID, at, pathOf, send, asAdmin, EXPORT_OPTIONS } from './write-calls.fixture.ts'

const ANA = {
  firstName: 'Ana',
  lastName: 'Núñez',
  email: at('ana.logged'),
  companyType: 'COMPANY',
  products: ['SHOPPER_BEHAVIOR'],
  role: 'USER',
  multipleSupplierAccess: false,
  language_code: 'es-MX',
}

/** A pending user of Bright Foods in a given stage. */
async function pendingIn({ server, bright }: Writing, stage: 'INVITATION_SENT' | 'FAILED') {
  const { login_id } = await server.db
    .selectFrom('users')
    .select('login_id')
    .where('company_id', '=', bright)
    .where('stage', '=', stage)
    .where('login_id', '<>', INVITED)
    .orderBy('login_id')
    .executeTakeFirstOrThrow()
  return login_id
}

async function resendOrRenew(
  writing: Writing,
  action: 'welcome-email' | 'renewal',
  stage: 'INVITATION_SENT' | 'FAILED',
) {
  const loginId = await pendingIn(writing, stage)
  // An invitation can be sent again after an hour.
  await writing.server.db
    .updateTable('users')
    .set({ invited_at: sql`invited_at - interval '2 days'` })
    .where('login_id', '=', loginId)
    .execute()
  return send(writing, ADMIN, 'POST', pathOf(writing, `users/${loginId}/${action}`))
}

async function editPerson(writing: Writing) {
  const { version } = await personOf(writing.server, USER)
  const changes = { firstName: 'Alexander', lastName: 'Kim', products: ['SHOPPER_BEHAVIOR'], role: 'USER' }
  const body = { ...changes, multipleSupplierAccess: false, version }
  return send(writing, ADMIN, 'PUT', pathOf(writing, `users/${USER}`), body)
}

async function commitFile({ server, bright }: Writing) {
  const sent = { by: await server.signedIn(ADMIN), users: `companies/${bright}/users` }
  await waitForJob(
    server,
    await commitPreview(await previewFile(fileOf(newcomer(at('bea.filed'))), sent), {}, sent),
    sent.by,
  )
  return undefined
}

async function commitEdits({ server, bright }: Writing) {
  const sent = { by: await server.signedIn(ADMIN), users: `companies/${bright}/users`, mode: 'edit' as const }
  const report = await previewFile(fileOf(newcomer(at('pending'))), sent)
  const options = { isOverrideConfirmed: true }
  await waitForJob(server, await commitPreview(report, options, sent), sent.by)
  return undefined
}

async function registerAs(writing: Writing, loginId: string, isBasic: boolean) {
  const browser = await writing.server.signedIn(loginId)
  const answer = await register(writing.server, browser, loginId, isBasic ? FIRST : FULL, { isBasic })
  await writing.server.runJobs()
  return answer
}

/** Every write and export of users, made once. */
export const USER_WRITES: Readonly<Record<string, Write>> = {
  'users.completeRegistration': {
    event: 'USER_REGISTERED',
    by: INVITED,
    entity: INVITED,
    before: { stage: 'INVITATION_SENT' },
    after: { first_name: 'Quinn', last_name: 'O’Hara' },
    make: (writing) => registerAs(writing, INVITED, false),
  },
  'users.completeBasicRegistration': {
    event: 'USER_REGISTERED',
    by: FOUNDER,
    entity: FOUNDER,
    log: 'own',
    before: { stage: 'INVITATION_SENT' },
    after: { company: { name: 'Green Valley Farms' } },
    make: (writing) => registerAs(writing, FOUNDER, true),
  },
  'users.writeProfile': {
    event: 'PROFILE_UPDATED',
    by: USER,
    entity: USER,
    before: { first_name: 'Alex', last_name: 'Kim' },
    after: { first_name: 'Zoë', last_name: 'D’Arcy-Núñez' },
    make: async (writing) =>
      send(writing, USER, 'PUT', `${API}/${await ownPath(writing.server, USER, 'profile')}`, PROFILE),
  },
  'users.exportUsers': {
    event: 'USERS_EXPORTED',
    by: ADMIN,
    entity: ID,
    after: { status: 'BLOCKED', format: 'csv', count: 25 },
    make: asAdmin('GET', 'users/export?status=BLOCKED&format=csv'),
  },
  'users.startExport': {
    event: 'USERS_EXPORTED',
    by: ADMIN,
    entity: ID,
    after: { status: 'BLOCKED', format: 'csv', count: 25 },
    make: asAdmin('POST', 'users/export', { ...EXPORT_OPTIONS, status: 'BLOCKED' }),
  },
  'userImports.template': {
    event: 'USERS_EXPORTED',
    by: ADMIN,
    entity: ID,
    after: { template: 'edit' },
    make: asAdmin('GET', 'users/bulk/template?mode=edit'),
  },
  'users.addUser': {
    event: 'USER_CREATED',
    by: ADMIN,
    entity: ANA.email,
    before: {},
    after: { status: 'PENDING', products: ['SHOPPER_BEHAVIOR'] },
    make: asAdmin('POST', 'users', ANA),
  },
  'userImports.bulkAdd': {
    event: 'USER_CREATED',
    by: ADMIN,
    entity: at('bea.filed'),
    before: {},
    after: { status: 'PENDING', products: ['REPORT_BUILDER'] },
    make: commitFile,
  },
  'userImports.bulkEdit': {
    event: 'USER_UPDATED',
    by: ADMIN,
    entity: at('pending'),
    after: { first_name: 'Ana', last_name: 'Muñoz' },
    make: commitEdits,
  },
  'users.editUser': {
    event: 'USER_UPDATED',
    by: ADMIN,
    entity: USER,
    after: { first_name: 'Alexander', products: ['SHOPPER_BEHAVIOR'] },
    make: editPerson,
  },
  'users.blockUsers': {
    event: 'USER_BLOCKED',
    by: ADMIN,
    entity: USER,
    before: { status: 'ACTIVE', blocked_reason: null },
    after: { status: 'BLOCKED', blocked_reason: 'Left the company' },
    make: asAdmin('PUT', 'users/block', { ids: [USER], blockedReason: 'Left the company' }),
  },
  'users.unblockUsers': {
    event: 'USER_UNBLOCKED',
    by: ADMIN,
    entity: USER,
    before: { status: 'BLOCKED', blocked_reason: 'Left the company' },
    after: { status: 'ACTIVE', blocked_reason: null },
    make: asAdmin('PUT', 'users/unblock', { ids: [USER] }),
  },
  'users.deleteUsers': {
    event: 'USER_DELETED',
    by: ADMIN,
    entity: USER,
    before: { status: 'ACTIVE' },
    after: { status: 'DELETED' },
    make: asAdmin('DELETE', 'users', { ids: [USER] }),
  },
  'users.resendInvitation': {
    event: 'INVITATION_RESENT',
    by: ADMIN,
    entity: /@brightfoods\.example$/,
    before: { stage: 'INVITATION_SENT' },
    after: { stage: 'INVITATION_SENT' },
    make: (writing) => resendOrRenew(writing, 'welcome-email', 'INVITATION_SENT'),
  },
  'users.renewInvitation': {
    event: 'INVITATION_RENEWED',
    by: ADMIN,
    entity: /@brightfoods\.example$/,
    before: { stage: 'FAILED' },
    after: { stage: 'GRANTING_ACCESS' },
    make: (writing) => resendOrRenew(writing, 'renewal', 'FAILED'),
  },
}
