import type { Write, Writing } from './write-calls.fixture.ts'
import { API, ID, SUPER, send } from './write-calls.fixture.ts'

const BASIC_ADMIN = 'basic.admin@smallfarm.example'
const BASIC = 'basic@smallfarm.example'
const ALL = `${API}/v1/operations/access-reviews`
const [FIRST, SECOND] = ['2026-05-04', '2026-06-01']

/** Makes a review call as the company's administrator. */
const inReview = (method: 'PUT' | 'POST', rest: string, body: unknown) => (writing: Writing) =>
  send(writing, BASIC_ADMIN, method, `${API}/companies/${writing.smallFarm}/users/audit${rest}`, body)

async function moveDeadline(writing: Writing) {
  const { id, version } = await writing.server.db
    .selectFrom('access_reviews')
    .select(['id', 'version'])
    .where('company_id', '=', writing.smallFarm)
    .executeTakeFirstOrThrow()
  return send(writing, SUPER, 'PUT', `${ALL}/${id}`, { deadline: FIRST, version })
}

/** Confirms a review that keeps all users: each removal would add its own entry. */
async function confirmAll(writing: Writing) {
  await writing.server.db.updateTable('access_reviews_decisions').set({ decision: 'KEEP' }).execute()
  return inReview('PUT', '', { confirmed: true, removes: 0 })(writing)
}

/** Every write of access reviews, made once: one review from opening to confirmation, then the next. */
export const REVIEW_WRITES: Readonly<Record<string, Write>> = {
  'accessReviews.move': {
    event: 'ACCESS_REVIEW_OPENED',
    by: SUPER,
    entity: ID,
    title: 'Small Farm',
    log: 'smallFarm',
    before: { deadline: '2026-03-23' },
    after: { deadline: FIRST },
    make: moveDeadline,
  },
  'accessReviews.decide': {
    event: 'ACCESS_REVIEW_DECIDED',
    by: BASIC_ADMIN,
    entity: BASIC,
    log: 'own',
    before: { decision: null, note: '' },
    after: { decision: 'REMOVE', note: 'Left in May.' },
    make: inReview('PUT', `/people/${BASIC}`, { decision: 'REMOVE', note: 'Left in May.', version: 0 }),
  },
  'accessReviews.applyAdvice': {
    event: 'ACCESS_REVIEW_DECIDED',
    by: BASIC_ADMIN,
    entity: ID,
    title: 'Small Farm',
    log: 'own',
    before: { undecided: 23 },
    after: { undecided: 0, keep: 12, remove: 11 },
    make: inReview('POST', '/advice', {}),
  },
  'accessReviews.startExport': {
    event: 'ACCESS_REVIEW_EXPORTED',
    by: BASIC_ADMIN,
    entity: ID,
    title: 'Small Farm',
    log: 'own',
    after: { format: 'csv', status: 'PENDING', count: 24 },
    make: inReview('POST', '/export', { format: 'csv' }),
  },
  'accessReviews.confirm': {
    event: 'ACCESS_REVIEW_CONFIRMED',
    by: BASIC_ADMIN,
    entity: ID,
    title: 'Small Farm',
    log: 'own',
    before: { status: 'PENDING' },
    after: { status: 'CONFIRMED', kept: 24, removed: 0 },
    make: confirmAll,
  },
  'accessReviews.open': {
    event: 'ACCESS_REVIEW_OPENED',
    by: SUPER,
    entity: ID,
    title: 'Small Farm',
    log: 'smallFarm',
    before: {},
    after: { status: 'PENDING', deadline: SECOND },
    make: (writing) => send(writing, SUPER, 'POST', ALL, { companyId: writing.smallFarm, deadline: SECOND }),
  },
}
