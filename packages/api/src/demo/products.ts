import type { Locale, ProductCode, TenantCode } from '@tessera/contract'
import { LOCALES, PRODUCT_CODES } from '@tessera/contract'
import type { Db } from '../core/database/database.ts'
import type { Company } from './companies.ts'
import { insertAll } from './insert.ts'
import type { ProductCatalog } from './product-texts.ts'
import { PRODUCTS_EN } from './products.en-US.ts'
import { PRODUCTS_ES } from './products.es-MX.ts'
import { PRODUCTS_FR } from './products.fr-CA.ts'

const CATALOGS: Readonly<Record<Locale, ProductCatalog>> = {
  'en-US': PRODUCTS_EN,
  'es-MX': PRODUCTS_ES,
  'fr-CA': PRODUCTS_FR,
}

const STAGES: Partial<Record<ProductCode, 'alpha' | 'beta'>> = { INSIGHTS_ACTIVATION: 'beta', CUSTOMER_PULSE: 'alpha' }
const SAME_TAB: readonly ProductCode[] = ['REPORT_BUILDER']
const HIDDEN: Partial<Record<ProductCode, TenantCode[]>> = { MODULAR_INTELLIGENCE: ['US'], CUSTOMER_PULSE: ['US'] }

function addressOf(code: ProductCode): string {
  return `https://${code.toLowerCase().replaceAll('_', '-')}.scintilla.example/`
}

/** Fills the product catalog; products in restricted launch are open to the given companies. */
export async function fillProducts(db: Db, pilots: readonly Company[]): Promise<void> {
  await insertAll(
    db,
    'products',
    PRODUCT_CODES.map((code) => ({
      code,
      redirect_url: addressOf(code),
      is_new_tab: !SAME_TAB.includes(code),
      restricted_launch_flag: STAGES[code] ?? null,
      hidden_tenants: JSON.stringify(HIDDEN[code] ?? []),
      image: null,
    })),
  )
  const texts = LOCALES.flatMap((locale) =>
    PRODUCT_CODES.map((code) => {
      const { title, description, footer, learnTitle, learnDescription, keyNotes, subText } = CATALOGS[locale][code]
      return {
        product_code: code,
        locale,
        title,
        description,
        footer,
        learn_title: learnTitle,
        learn_description: learnDescription,
        key_notes: JSON.stringify(keyNotes),
        sub_text: subText,
      }
    }),
  )
  await insertAll(db, 'products_texts', texts)
  const restricted = PRODUCT_CODES.filter((code) => STAGES[code])
  const allowed = restricted.flatMap((code) => pilots.map(({ id }) => ({ product_code: code, company_id: id })))
  await insertAll(db, 'products_allowed_companies', allowed)
}
