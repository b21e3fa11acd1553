import type { AccessRequest, CompanyChoice, UserContext } from '@tessera/contract'
import { calls, joinProducts, PERMISSIONS } from '@tessera/contract'
import { serverFor } from './open-portal.tsx'
import { user } from './people.ts'
import type { FakeServer } from './server.ts'
import { failure, json } from './server.ts'

/** An internal user without grants. */
export const NEW_HIRE: UserContext = user({
  first_name: 'Riley',
  last_name: 'Chen',
  login_id: 'newhire@scintilla.example',
  email_address: 'newhire@scintilla.example',
  user_type: 'INTERNAL',
  tenant: { id: 'internal', name: 'Scintilla', type: 'internal', account_type: null },
  authz: { group: null, permissions: [PERMISSIONS.updateUserSettings, PERMISSIONS.createAccessRequest] },
  gate: 'NO_ACCESS',
  can_browse: true,
})

const PRODUCTS = [
  { code: 'REPORT_BUILDER', title: 'Report Builder' },
  { code: 'SHOPPER_BEHAVIOR', title: 'Shopper Behavior' },
] as const

const company = (number: number): CompanyChoice => ({
  tenant_id: `c-${number}`,
  company_name: `Company ${number}`,
  company_type: 'SUPPLIER',
  type_title: 'Supplier',
  has_access: number === 2,
  has_open_request: false,
  // The third company has no products to request, the ninth only one.
  products: PRODUCTS.slice(0, { 3: 0, 9: 1 }[number]),
})

/** An open request with these changes. */
export function request(changes: Partial<AccessRequest> = {}): AccessRequest {
  return {
    id: 'r-1',
    tenant_id: 'c-1',
    company_name: 'Company 1',
    first_name: 'Riley',
    last_name: 'Chen',
    email: NEW_HIRE.login_id,
    product_text: 'Report Builder | Shopper Behavior',
    requestor_note: 'Range review of the snack aisle',
    create_time: '2026-03-02T15:00:00.000Z',
    status: 'SUBMITTED',
    expires_at: '2026-05-01T15:00:00.000Z',
    decided_at: null,
    approved_text: null,
    reason: null,
    ...changes,
  }
}

const ASKED_ALREADY = { field: 'tenant_id', code: 'request_open', message: 'Cancel the open request or wait for it.' }

interface Sent {
  tenant_id: string
  products: (typeof PRODUCTS)[number]['code'][]
  requestor_note: string
}

/** A server with 250 requestable companies and some requests; it creates and cancels requests as the real one does. */
export function accessServer(requests: AccessRequest[] = [], person = NEW_HIRE): FakeServer {
  const all = Array.from({ length: 250 }, (_, index) => company(index + 1))
  return serverFor(person)
    .replies(calls.access.companies, ({ url }) => {
      const query = new URL(url, window.location.origin).searchParams
      const [page, size] = [Number(query.get('page')), Number(query.get('page_size'))]
      const found = all.filter(({ company_name: name }) => name.includes(query.get('search') ?? ''))
      const content = found.slice(page * size, (page + 1) * size).map((each) => ({
        ...each,
        has_open_request: requests.some(({ tenant_id: id, status }) => id === each.tenant_id && status === 'SUBMITTED'),
      }))
      const types = [{ id: 'SUPPLIER', title: 'Supplier' }]
      return json({ content, page, page_size: size, total_elements: found.length, tenant_types: types })
    })
    .replies(calls.access.requests, () =>
      json({ content: requests, page: 0, size: 25, total_elements: requests.length, total_pages: 1 }),
    )
    .replies(calls.access.create, ({ body }) => {
      const { tenant_id: id, products, requestor_note: note } = body as Sent
      if (requests.some(({ tenant_id: open, status }) => open === id && status === 'SUBMITTED'))
        return failure(409, 'ACCESS_REQUEST_OPEN', { fieldErrors: [ASKED_ALREADY] })
      const titles = PRODUCTS.filter(({ code }) => products.includes(code)).map(({ title }) => title)
      const company_name = all.find(({ tenant_id: known }) => known === id)?.company_name ?? ''
      const made = { id: `r-${requests.length + 1}`, tenant_id: id, company_name }
      requests.unshift(request({ ...made, product_text: joinProducts(titles), requestor_note: note }))
      return json(requests[0], 201)
    })
    .replies(calls.access.cancel, ({ url }) => {
      for (const each of requests) if (url.endsWith(each.id)) each.status = 'CANCELLED'
      return new Response(null, { status: 204 })
    })
}
