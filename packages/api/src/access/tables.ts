import type { AccessRequestStatus, ProductCode } from '@tessera/contract'
import type { Generated } from 'kysely'
import type { Identified } from '../core/database/columns.ts'

interface AccessRequestsTable extends Identified {
  login_id: string
  company_id: string
  requestor_note: string
  status: Generated<AccessRequestStatus>
  /** The request expires at this time unless it is decided. */
  expires_at: Date
  decided_at: Date | null
  /** The reason for the rejection. */
  reason: string | null
}

interface RequestedProductsTable extends Identified {
  request_id: string
  product_code: ProductCode
  /** Null until decided. */
  is_approved: boolean | null
}

/** Tables of access requests. */
export interface AccessTables {
  access_requests: AccessRequestsTable
  access_requests_products: RequestedProductsTable
}
