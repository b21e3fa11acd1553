import { randomUUID } from 'node:crypto'
import type { ActivityEvent, JobStarted } from '@tessera/contract'
import { HEADERS } from '@tessera/contract'
import { sql } from 'kysely'
import { ADMIN, finished, USER } from '../testing/administering.ts'
import type { Browser } from '../testing/browser.ts'
import { encoded, PNG } from '../testing/incidents.ts'
import { publishVersion } from '../testing/publishing.ts'
import { FIRST, FOUNDER, FULL, INVITED, ownPath, personOf, register, SAID } from '../testing/registering.ts'
import type { TestServer } from '../testing/server.ts'
import { committed, newcomer, rehearsed, sheetOf } from '../testing/uploading.ts'

const SUPER = 'super@scintilla.example'
const MERCHANT = 'merchant@scintilla.example'
const NEW_HIRE = 'newhire@scintilla.example'
const AGENT = 'nda@northbridge.example'
const BASIC_ADMIN = 'basic.admin@smallfarm.example'
const ITEM = 'kb/supplier/add-a-user'
const API = '/core-app-api'
const IN_LATIN = ['en-US', 'es-MX', 'fr-CA']

/** The server of the test, and how its calls are made. */
export interface Writing {
  server: TestServer
  /** The ids of Bright Foods and of the company that runs the portal. */
  bright: string
  internal: string
}

/** A write and the entry that it leaves. */
export interface Write {
  event: ActivityEvent
  by: string
  /** What the entry is about; a pattern where the call makes its id. */
  entity: string | RegExp
  /** The company in whose log it is: Bright Foods where nothing is said. */
  log?: 'internal' | 'own'
  before?: object
  after?: object
  make: (writing: Writing) => Promise<{ statusCode: number; body: string } | undefined>
}

const at = (name: string) => `${name}@brightfoods.example`
const key = () => ({ [HEADERS.idempotencyKey]: randomUUID() })
const pathOf = ({ bright }: Writing, rest: string) => `${API}/companies/${bright}/${rest}`

async function send(
  writing: Writing,
  by: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
) {
  const browser = await writing.server.signedIn(by)
  const answer = await browser.send(method, path, { ...(body !== undefined && { body }), headers: key() })
  await settled(writing, browser, answer)
  return answer
}

/** Waits for the job that a call has started. */
async function settled({ server }: Writing, by: Browser, { statusCode, body }: { statusCode: number; body: string }) {
  if (statusCode !== 202) return
  const started: Partial<JobStarted> = JSON.parse(body)
  const { jobId } = started
  if (jobId) await finished(server, { jobId, accepted: 0, rejected: [] }, by)
}

const asAdmin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', rest: string, body?: unknown) => (writing: Writing) =>
  send(writing, ADMIN, method, pathOf(writing, rest), body)
const asSuper = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', rest: string, body?: unknown) => (writing: Writing) =>
  send(writing, SUPER, method, `${API}/${rest}`, body)

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

const domainNamed = ({ server, bright }: Writing, name: string) =>
  server.db
    .selectFrom('domains')
    .select(['id', 'version'])
    .where('company_id', '=', bright)
    .where('domain_name', '=', name)
    .executeTakeFirstOrThrow()

/** Some pending person of Bright Foods in a stage. */
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

async function pressed(writing: Writing, act: 'welcome-email' | 'renewal', stage: 'INVITATION_SENT' | 'FAILED') {
  const loginId = await pendingIn(writing, stage)
  // An invitation is sent again after an hour.
  await writing.server.db
    .updateTable('users')
    .set({ invited_at: sql`invited_at - interval '2 days'` })
    .where('login_id', '=', loginId)
    .execute()
  return send(writing, ADMIN, 'POST', pathOf(writing, `users/${loginId}/${act}`))
}

const WISH = { format: 'csv', rows: 'all', columns: 'all', filters: {} }
const BANNER = {
  kind: 'GENERAL',
  severity: 'warning',
  dismissible: true,
  startsAt: '2026-03-02T15:00:00.000Z',
  endsAt: null,
  tenants: ['MX'],
  linkUrl: null,
  texts: Object.fromEntries(IN_LATIN.map((locale) => [locale, { title: 'Late', text: 'By noon.', linkText: null }])),
}
const BANNER_ID = randomUUID()
const ID = /^[0-9a-f-]{36}$/

async function ask(writing: Writing): Promise<{ id: string; statusCode: number; body: string }> {
  const { server, bright } = writing
  const browser = await server.signedIn(NEW_HIRE)
  const body = { tenant_id: bright, products: ['SHOPPER_BEHAVIOR'], requestor_note: 'Range review' }
  const answer = await browser.post(`v1/identity/users/${NEW_HIRE}/access-requests`, body, key())
  return { statusCode: answer.statusCode, body: answer.body, id: answer.json<{ id: string }>().id }
}

async function cancelRequest(writing: Writing) {
  const { id } = await writing.server.db
    .selectFrom('access_requests')
    .select('id')
    .where('login_id', '=', NEW_HIRE)
    .where('status', '=', 'SUBMITTED')
    .executeTakeFirstOrThrow()
  return send(writing, NEW_HIRE, 'DELETE', `${API}/v1/identity/users/${NEW_HIRE}/access-requests/${id}`)
}

async function acceptance(writing: Writing, document: 'terms' | 'addendum' | 'nda', loginId: string) {
  await publishVersion(writing.server, document, '2026.1')
  const { company_id } = await personOf(writing.server, loginId)
  if (document === 'nda') {
    const body = { nda_version: '2026.1', accepted: true, locale: 'en-US' }
    return send(writing, loginId, 'POST', `${API}/v2/identity/users/${loginId}/nda-acceptance`, body)
  }
  const path = document === 'terms' ? 'terms' : 'data-sharing-addendum'
  const body = { version: '2026.1', accepted: true }
  return send(writing, loginId, 'POST', `${API}/companies/${company_id}/${path}/acceptance`, body)
}

async function editPerson(writing: Writing) {
  const { version } = await personOf(writing.server, USER)
  const changes = { firstName: 'Alexander', lastName: 'Kim', products: ['SHOPPER_BEHAVIOR'], role: 'USER' }
  const body = { ...changes, multipleSupplierAccess: false, version }
  return send(writing, ADMIN, 'PUT', pathOf(writing, `users/${USER}`), body)
}

async function commitFile({ server, bright }: Writing) {
  const sent = { by: await server.signedIn(ADMIN), users: `companies/${bright}/users` }
  await finished(server, await committed(await rehearsed(sheetOf(newcomer(at('bea.filed'))), sent), {}, sent), sent.by)
  return undefined
}

async function commitEdits({ server, bright }: Writing) {
  const sent = { by: await server.signedIn(ADMIN), users: `companies/${bright}/users`, mode: 'edit' as const }
  const report = await rehearsed(sheetOf(newcomer(at('pending'))), sent)
  const wish = { isOverrideConfirmed: true }
  await finished(server, await committed(report, wish, sent), sent.by)
  return undefined
}

async function leaveContext({ server, bright }: Writing) {
  const browser = await server.signedIn(SUPER)
  await browser.get(`users/set-context?companyId=${bright}`)
  server.clock.advance(1)
  return browser.get('users/reset-context', { [HEADERS.companyContext]: bright })
}

async function addImage({ server }: Writing) {
  const browser = await server.signedIn(SUPER)
  const fields = { collection: 'supplier', slug: 'add-a-user' }
  const { body, type } = await encoded(fields, { name: 'chart.png', content: PNG })
  return browser.send('POST', `${API}/v1/operations/content/images`, { body, headers: { 'content-type': type } })
}

async function resendMail(writing: Writing) {
  const { id } = await writing.server.db
    .insertInto('mails')
    .values({ recipient: USER, locale: 'en-US', subject: 'Hello', body: 'Hello', sent_at: writing.server.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return send(writing, SUPER, 'POST', `${API}/v1/operations/mails/${id}/resend`)
}

async function registering(writing: Writing, loginId: string, isBasic: boolean) {
  const browser = await writing.server.signedIn(loginId)
  const answer = await register(writing.server, browser, loginId, isBasic ? FIRST : FULL, { isBasic })
  await writing.server.runJobs()
  return answer
}

const SAVED = { locale: 'fr-CA', title: 'Un titre', markdown: '## Section\n\nDu texte.', version: 1 }

/** Every write and export of the areas that LOG-04 names, made once; one that comes anew needs its row here. */
export const LOGGED_WRITES: Readonly<Record<string, Write>> = {
  'access.create': {
    event: 'ACCESS_REQUEST_CREATED',
    by: NEW_HIRE,
    entity: ID,
    after: { status: 'SUBMITTED', products: ['SHOPPER_BEHAVIOR'], requestor_note: 'Range review' },
    make: ask,
  },
  'access.cancel': {
    event: 'ACCESS_REQUEST_CANCELLED',
    by: NEW_HIRE,
    entity: ID,
    before: { status: 'SUBMITTED' },
    after: { status: 'CANCELLED' },
    make: cancelRequest,
  },
  'activity.exportLog': {
    event: 'ACTIVITY_EXPORTED',
    by: ADMIN,
    entity: ID,
    after: { format: 'csv', sortBy: 'uiCreatedOnDate' },
    make: asAdmin('GET', 'activity-logs/export?format=csv'),
  },
  'activity.startExport': {
    event: 'ACTIVITY_EXPORTED',
    by: ADMIN,
    entity: ID,
    after: { format: 'csv' },
    make: asAdmin('POST', 'activity-logs/export', WISH),
  },
  'companies.setContext': {
    event: 'CONTEXT_SET',
    by: SUPER,
    entity: ID,
    before: { company: 'Scintilla' },
    after: { company: 'Bright Foods' },
    make: (writing) => send(writing, SUPER, 'GET', `${API}/users/set-context?companyId=${writing.bright}`),
  },
  'companies.resetContext': {
    event: 'CONTEXT_RESET',
    by: SUPER,
    entity: ID,
    before: { company: 'Bright Foods' },
    after: { company: 'Scintilla' },
    make: leaveContext,
  },
  'companies.switchContext': {
    event: 'CONTEXT_SET',
    by: MERCHANT,
    entity: ID,
    before: { company: 'Scintilla' },
    after: { company: 'Bright Foods' },
    make: (writing) => send(writing, MERCHANT, 'GET', `${API}/users/switch-context?companyId=${writing.bright}`),
  },
  'content.save': {
    event: 'CONTENT_DRAFTED',
    by: SUPER,
    entity: `${ITEM} (fr-CA)`,
    log: 'internal',
    before: { version: 1 },
    after: { version: 2, title: 'Un titre' },
    make: asSuper('PUT', `core-services/content-management/${ITEM}`, SAVED),
  },
  'content.addImage': {
    event: 'CONTENT_IMAGE_ADDED',
    by: SUPER,
    entity: ITEM,
    log: 'internal',
    after: { name: 'chart.png' },
    make: addImage,
  },
  'content.withdraw': {
    event: 'CONTENT_WITHDRAWN',
    by: SUPER,
    entity: ITEM,
    log: 'internal',
    before: { status: 'PUBLISHED' },
    after: { status: 'WITHDRAWN' },
    make: asSuper('DELETE', `core-services/content-management/${ITEM}`),
  },
  'dictionary.export': {
    event: 'DICTIONARY_EXPORTED',
    by: ADMIN,
    entity: ID,
    after: { locale: 'en-US' },
    make: (writing) =>
      send(writing, ADMIN, 'POST', `${API}/v1/customer-support/export-glossaries`, { locale: 'en-US' }),
  },
  'domains.add': {
    event: 'DOMAIN_ADDED',
    by: ADMIN,
    entity: 'logged.example',
    before: {},
    after: { domainName: 'logged.example', allow_sub_domains: false, is3pDomain: false },
    make: asAdmin('POST', 'domains', { domainName: 'logged.example', allow_sub_domains: false, is3pDomain: false }),
  },
  'domains.edit': {
    event: 'DOMAIN_UPDATED',
    by: ADMIN,
    entity: 'logged.example',
    before: { allow_sub_domains: false },
    after: { allow_sub_domains: true },
    make: async (writing) => {
      const { id, version } = await domainNamed(writing, 'logged.example')
      return send(writing, ADMIN, 'PUT', pathOf(writing, `domains/${id}`), { allow_sub_domains: true, version })
    },
  },
  'domains.remove': {
    event: 'DOMAIN_DELETED',
    by: ADMIN,
    entity: 'logged.example',
    before: { domainName: 'logged.example', allow_sub_domains: true },
    after: {},
    make: async (writing) =>
      send(writing, ADMIN, 'DELETE', pathOf(writing, `domains/${(await domainNamed(writing, 'logged.example')).id}`)),
  },
  'operations.updateFlag': {
    event: 'FLAG_UPDATED',
    by: SUPER,
    entity: 'kb_search_rollout',
    log: 'internal',
    after: { enabled: true, variationKey: 'on', percentage: 7 },
    make: asSuper('PUT', 'v1/feature-flags/kb_search_rollout', {
      enabled: true,
      variationKey: 'on',
      percentage: 7,
      tenants: ['US'],
      version: 0,
    }),
  },
  'operations.saveBanner': {
    event: 'BANNER_CREATED',
    by: SUPER,
    entity: BANNER_ID,
    log: 'internal',
    before: {},
    after: { severity: 'warning', tenants: ['MX'] },
    make: asSuper('PUT', `banner/${BANNER_ID}`, { ...BANNER, version: 0 }),
  },
  'operations.deleteBanner': {
    event: 'BANNER_DELETED',
    by: SUPER,
    entity: BANNER_ID,
    log: 'internal',
    before: { severity: 'warning' },
    after: {},
    make: asSuper('DELETE', `banner/${BANNER_ID}`),
  },
  'operations.resendMail': {
    event: 'MAIL_RESENT',
    by: SUPER,
    entity: ID,
    log: 'internal',
    after: { recipient: USER, subject: 'Hello' },
    make: resendMail,
  },
  'users.completeRegistration': {
    event: 'USER_REGISTERED',
    by: INVITED,
    entity: INVITED,
    before: { stage: 'INVITATION_SENT' },
    after: { first_name: 'Quinn', last_name: 'O’Hara' },
    make: (writing) => registering(writing, INVITED, false),
  },
  'users.completeBasicRegistration': {
    event: 'USER_REGISTERED',
    by: FOUNDER,
    entity: FOUNDER,
    log: 'own',
    before: { stage: 'INVITATION_SENT' },
    after: { company: { name: 'Green Valley Farms' } },
    make: (writing) => registering(writing, FOUNDER, true),
  },
  'users.writeProfile': {
    event: 'PROFILE_UPDATED',
    by: USER,
    entity: USER,
    before: { first_name: 'Alex', last_name: 'Kim' },
    after: { first_name: 'Zoë', last_name: 'D’Arcy-Núñez' },
    make: async (writing) =>
      send(writing, USER, 'PUT', `${API}/${await ownPath(writing.server, USER, 'profile')}`, SAID),
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
    make: asAdmin('POST', 'users/export', { ...WISH, status: 'BLOCKED' }),
  },
  'users.bulkTemplate': {
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
  'users.bulkAdd': {
    event: 'USER_CREATED',
    by: ADMIN,
    entity: at('bea.filed'),
    before: {},
    after: { status: 'PENDING', products: ['REPORT_BUILDER'] },
    make: commitFile,
  },
  'users.bulkEdit': {
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
    make: (writing) => pressed(writing, 'welcome-email', 'INVITATION_SENT'),
  },
  'users.renewInvitation': {
    event: 'INVITATION_RENEWED',
    by: ADMIN,
    entity: /@brightfoods\.example$/,
    before: { stage: 'FAILED' },
    after: { stage: 'GRANTING_ACCESS' },
    make: (writing) => pressed(writing, 'renewal', 'FAILED'),
  },
  // From here on the documents ask others to agree to them anew.
  'legal.acceptNda': {
    event: 'NDA_ACCEPTED',
    by: AGENT,
    entity: AGENT,
    log: 'own',
    after: { version: '2026.1' },
    make: (writing) => acceptance(writing, 'nda', AGENT),
  },
  'legal.acceptAddendum': {
    event: 'ADDENDUM_ACCEPTED',
    by: BASIC_ADMIN,
    entity: ID,
    log: 'own',
    before: { version: '2025.1' },
    after: { version: '2026.1' },
    make: (writing) => acceptance(writing, 'addendum', BASIC_ADMIN),
  },
  'legal.acceptTerms': {
    event: 'TERMS_ACCEPTED',
    by: ADMIN,
    entity: ADMIN,
    before: { version: '2025.1' },
    after: { version: '2026.1' },
    make: (writing) => acceptance(writing, 'terms', ADMIN),
  },
}
