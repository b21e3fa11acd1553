import { ACCESS_REQUEST_LIMITS, LIMITS, PRODUCT_CODES } from '@tessera/contract'
import { longText } from '../../forms/person.ts'
import { z } from '../../forms/schema.ts'

const code = z.enum(PRODUCT_CODES)

/** Schema of a request. The company contains its products, so a draft has them too. */
export const requestSchema = z.object({
  tenant_id: z.object({
    id: z.string(),
    name: z.string(),
    products: z.array(z.object({ code, title: z.string() })),
  }),
  products: z.array(code).min(1).max(ACCESS_REQUEST_LIMITS.products),
  requestor_note: longText(LIMITS.requestorNote),
})

/** The form's values. */
export type RequestInput = z.input<typeof requestSchema>

/** The selected company. */
export type ChosenCompany = RequestInput['tenant_id']
