import type { AccessRequestStatus } from '@tessera/contract'
import { ACCESS_REQUEST_LIMITS } from '@tessera/contract'
import { REJECTIONS, REQUEST_NOTES } from './access-texts.ts'
import type { Company } from './companies.ts'
import type { Calendar } from './dates.ts'
import type { Person } from './people.ts'
import type { Random } from '../core/mock/random.ts'
import { createRandom } from '../core/mock/random.ts'

/** A separate seed, so that changes here don't affect other demo data. */
const SEED = 20_260_401

/** The status of thirty users' newest requests; every third user also has an earlier request. */
const NEWEST: readonly AccessRequestStatus[] = [
  ...Array<AccessRequestStatus>(14).fill('SUBMITTED'),
  ...Array<AccessRequestStatus>(8).fill('APPROVED'),
  ...Array<AccessRequestStatus>(5).fill('REJECTED'),
  ...Array<AccessRequestStatus>(2).fill('CANCELLED'),
  'EXPIRED',
]
const EARLIER: readonly AccessRequestStatus[] = ['EXPIRED', 'REJECTED', 'CANCELLED']

interface Sent {
  loginId: string
  status: AccessRequestStatus
  daysAgo: number
}

/** The requester and the outcome; an earlier request ended before the next one. */
function sentBy(people: readonly Person[], random: Random): Sent[] {
  return people.flatMap(({ loginId }, index) => {
    const status = NEWEST[index % NEWEST.length] ?? 'SUBMITTED'
    const daysAgo = status === 'SUBMITTED' ? random.between(1, 55) : random.between(70, 180)
    const newest = { loginId, status, daysAgo }
    if (index % 3 !== 0) return [newest]
    const earlier = EARLIER[(index / 3) % EARLIER.length] ?? 'EXPIRED'
    return [{ loginId, status: earlier, daysAgo: daysAgo + random.between(70, 180) }, newest]
  })
}

/** The number of days that an ended request was open. */
function daysOpen(status: AccessRequestStatus, random: Random): number {
  return status === 'EXPIRED' ? ACCESS_REQUEST_LIMITS.days : random.between(1, 6)
}

function toRows({ loginId, status, daysAgo }: Sent, index: number, company: Company, random: Random, at: Calendar) {
  const id = random.uuid()
  const created_at = at.daysAgo(daysAgo)
  const isDecided = status === 'APPROVED' || status === 'REJECTED'
  const ended = status === 'SUBMITTED' ? created_at : at.daysAgo(daysAgo - daysOpen(status, random))
  const ender = isDecided ? `admin@${company.domain}` : loginId
  const audit = {
    created_at,
    created_by: loginId,
    updated_at: ended,
    updated_by: status === 'EXPIRED' ? 'system' : ender,
  }
  const { products, note } = REQUEST_NOTES[index % REQUEST_NOTES.length] ?? {
    products: ['REPORT_BUILDER'] as const,
    note: '',
  }
  // Every third approval of several products leaves out the last one.
  const isPartial = index % 3 === 0 && products.length > 1
  return {
    request: {
      id,
      login_id: loginId,
      company_id: company.id,
      requestor_note: note,
      status,
      expires_at: at.daysAgo(daysAgo - ACCESS_REQUEST_LIMITS.days),
      decided_at: isDecided ? ended : null,
      reason: status === 'REJECTED' ? random.pick(REJECTIONS) : null,
      ...audit,
    },
    products: products.map((product_code, index) => ({
      request_id: id,
      product_code,
      is_approved: isDecided ? status === 'APPROVED' && !(isPartial && index === products.length - 1) : null,
      ...audit,
    })),
  }
}

/** Internal users' requests to a company: forty from thirty users, in every state; more for load tests. */
export function makeAccessRequests(company: Company, people: readonly Person[], calendar: Calendar, scale: number) {
  const random = createRandom(SEED)
  const requesters = people
    .filter(
      ({ company: own, status }) => own.type === 'INTERNAL' && own.tenant === company.tenant && status === 'ACTIVE',
    )
    .filter(({ company: own }) => own.status === 'ACTIVE')
    .slice(0, 30 * scale)
  const rows = sentBy(requesters, random).map((sent, index) => toRows(sent, index, company, random, calendar))
  const requests = rows.map(({ request }) => request)
  const products = rows.flatMap((row) => row.products)
  const approved = requests.filter(({ status }) => status === 'APPROVED')
  return {
    requests,
    products,
    /** Users who can act for the company now. */
    delegates: new Set(approved.map(({ login_id }) => login_id)),
    grants: approved.flatMap(({ id, login_id, updated_at }) =>
      products
        .filter(({ request_id, is_approved }) => request_id === id && is_approved)
        .map(({ product_code }) => ({ login_id, product_code, granted_at: updated_at })),
    ),
  }
}
