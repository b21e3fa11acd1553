import type {
  AccessLevel,
  AccessStatus,
  AssociatedProductStatus,
  Locale,
  ProductCode,
  TenantCode,
} from '@tessera/contract'
import type { Generated } from 'kysely'
import type { Identified, Json, JsonWithDefault } from '../core/database/columns.ts'

interface ProductsTable extends Identified {
  code: ProductCode
  redirect_url: string
  is_new_tab: boolean
  restricted_launch_flag: 'alpha' | 'beta' | null
  hidden_tenants: JsonWithDefault<TenantCode[]>
  image: string | null
}

interface ProductsTextsTable extends Identified {
  product_code: ProductCode
  locale: Locale
  title: string
  description: string
  footer: string
  learn_title: string
  learn_description: string
  key_notes: Json<string[]>
  sub_text: string
}

interface AllowedCompaniesTable extends Identified {
  product_code: ProductCode
  company_id: string
}

interface GrantsTable extends Identified {
  login_id: string
  product_code: ProductCode
  status: AccessStatus
  access_level: Generated<AccessLevel>
}

interface CompaniesProductsTable extends Identified {
  company_id: string
  product_code: ProductCode
  status: AssociatedProductStatus
}

/** Tables of products, their texts and grants. */
export interface ProductsTables {
  products: ProductsTable
  products_texts: ProductsTextsTable
  products_allowed_companies: AllowedCompaniesTable
  products_grants: GrantsTable
  companies_products: CompaniesProductsTable
}
