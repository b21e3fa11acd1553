import { HEADERS } from '@tessera/contract'
import { randomUUID } from 'node:crypto'
import { ADMIN, USER } from '../testing/administration.ts'
import { encoded, PNG } from '../testing/incidents.ts'
import type { Writing, Write } from './write-calls.fixture.ts'
import { SUPER, API, ID, key, pathOf, send, asAdmin, asSuper, EXPORT_OPTIONS } from './write-calls.fixture.ts'

const MERCHANT = 'merchant@scintilla.example'
const NEW_HIRE = 'newhire@scintilla.example'
const ITEM = 'kb/supplier/add-a-user'
const LANGUAGES = ['en-US', 'es-MX', 'fr-CA']

const domainNamed = ({ server, bright }: Writing, name: string) =>
  server.db
    .selectFrom('domains')
    .select(['id', 'version'])
    .where('company_id', '=', bright)
    .where('domain_name', '=', name)
    .executeTakeFirstOrThrow()

const BANNER = {
  kind: 'GENERAL',
  severity: 'warning',
  dismissible: true,
  startsAt: '2026-03-02T15:00:00.000Z',
  endsAt: null,
  tenants: ['MX'],
  linkUrl: null,
  texts: Object.fromEntries(LANGUAGES.map((locale) => [locale, { title: 'Late', text: 'By noon.', linkText: null }])),
}
const BANNER_ID = randomUUID()
async function requestAccess(writing: Writing): Promise<{ id: string; statusCode: number; body: string }> {
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

async function resetContext({ server, bright }: Writing) {
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

const PARTNER = { businessCode: 'NORTHBRIDGE', products: ['SHOPPER_BEHAVIOR'], access_level: 3 }
const LOGGED_PARTNER = {
  partner: 'Northbridge Agency',
  business_code: 'NORTHBRIDGE',
  products: ['SHOPPER_BEHAVIOR'],
  access_level: 3,
}

async function removePartner(writing: Writing) {
  const { id } = await writing.server.db
    .selectFrom('partners')
    .select('id')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return send(writing, ADMIN, 'DELETE', pathOf(writing, `partners/${id}`))
}

/** Approves one of the open requests that the company has received. */
async function approve(writing: Writing) {
  const { id } = await writing.server.db
    .selectFrom('access_requests')
    .innerJoin('access_requests_products', 'request_id', 'access_requests.id')
    .select('access_requests.id')
    .where('company_id', '=', writing.bright)
    .where('status', '=', 'SUBMITTED')
    .where('product_code', '=', 'REPORT_BUILDER')
    .orderBy('access_requests.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const body = { decision: 'APPROVED', products: ['REPORT_BUILDER'] }
  return send(writing, ADMIN, 'PUT', pathOf(writing, `access-requests/${id}`), body)
}

const SAVED = { locale: 'fr-CA', title: 'Un titre', markdown: '## Section\n\nDu texte.', version: 1 }

/** Every other write and export in LOG-04, made once; a new one needs a row here. */
export const PORTAL_WRITES: Readonly<Record<string, Write>> = {
  'access.create': {
    event: 'ACCESS_REQUEST_CREATED',
    by: NEW_HIRE,
    entity: ID,
    after: { status: 'SUBMITTED', products: ['SHOPPER_BEHAVIOR'], requestor_note: 'Range review' },
    make: requestAccess,
  },
  'access.cancel': {
    event: 'ACCESS_REQUEST_CANCELLED',
    by: NEW_HIRE,
    entity: ID,
    before: { status: 'SUBMITTED' },
    after: { status: 'CANCELLED' },
    make: cancelRequest,
  },
  'access.decide': {
    event: 'ACCESS_REQUEST_APPROVED',
    by: ADMIN,
    entity: ID,
    before: { status: 'SUBMITTED' },
    after: { status: 'APPROVED', products: ['REPORT_BUILDER'] },
    make: approve,
  },
  'partners.add': {
    event: 'PARTNER_ADDED',
    by: ADMIN,
    entity: 'NORTHBRIDGE',
    title: 'Northbridge Agency',
    before: {},
    after: LOGGED_PARTNER,
    make: asAdmin('POST', 'partners', PARTNER),
  },
  'partners.remove': {
    event: 'PARTNER_REMOVED',
    by: ADMIN,
    entity: 'NORTHBRIDGE',
    title: 'Northbridge Agency',
    before: LOGGED_PARTNER,
    after: {},
    make: removePartner,
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
    make: asAdmin('POST', 'activity-logs/export', EXPORT_OPTIONS),
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
    make: resetContext,
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
}
