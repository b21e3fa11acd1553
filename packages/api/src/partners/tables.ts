import type { AccessLevel, ProductCode } from '@tessera/contract'
import type { Identified } from '../core/database/columns.ts'

interface PartnersTable extends Identified {
  company_id: string
  /** The agency that acts for the company. */
  partner_company_id: string
  access_level: AccessLevel
}

interface PartnersProductsTable extends Identified {
  partner_id: string
  product_code: ProductCode
}

/** The tables of the agencies that can act for companies. */
export interface PartnersTables {
  partners: PartnersTable
  partners_products: PartnersProductsTable
}
