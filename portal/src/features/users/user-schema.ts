import { isEmail, LIMITS, LOCALES, loginIdOf, PRODUCT_CODES, USER_KINDS, USER_ROLES } from '@tessera/contract'
import { personName } from '../../forms/person.ts'
import { z } from '../../forms/schema.ts'

/** Schema of a new or edited user. */
export const userSchema = z.object({
  firstName: personName,
  lastName: personName,
  email: z
    .string()
    .overwrite(loginIdOf)
    .max(LIMITS.email)
    .refine(isEmail, { params: { code: 'email' } }),
  companyType: z.enum(USER_KINDS),
  products: z.array(z.enum(PRODUCT_CODES)).min(1),
  role: z.enum(USER_ROLES),
  multipleSupplierAccess: z.boolean(),
  language_code: z.enum(LOCALES),
})

/** The form's values. */
export type UserInput = z.input<typeof userSchema>
