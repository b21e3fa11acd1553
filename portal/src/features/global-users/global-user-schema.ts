import {
  fieldIn,
  GLOBAL_LAYOUTS,
  GLOBAL_ROLES,
  GLOBAL_USER_LIMITS,
  hasTags,
  isAreaNumber,
  isEmail,
  isPersonName,
  LIMITS,
  loginIdOf,
  oneLine,
  PRODUCT_CODES,
} from '@tessera/contract'
import { z } from '../../forms/schema.ts'

/** Runs even if other fields are invalid. */
const missing = (path: 'sbu' | 'buoAreaNumber') => ({ path: [path], when: () => true, params: { code: 'required' } })

/** Schema of a user: a new one needs a name, and an existing one keeps the stored name. */
export function globalUserSchema(isNew: boolean) {
  // `abort` is omitted, because it would skip the refinements of the whole form.
  const newName = z
    .string()
    .overwrite(oneLine)
    .min(1)
    .max(LIMITS.text)
    .refine(isPersonName, { params: { code: 'name' } })
  const name = isNew ? newName : z.string()
  return z
    .object({
      layout: z.enum(GLOBAL_LAYOUTS),
      firstName: name,
      lastName: name,
      email: z
        .string()
        .overwrite(loginIdOf)
        .max(LIMITS.email)
        .refine((email) => !isNew || isEmail(email), { params: { code: 'email' } }),
      role: z.enum(GLOBAL_ROLES),
      products: z.array(z.enum(PRODUCT_CODES)),
      sbu: z
        .string()
        .overwrite(oneLine)
        .max(GLOBAL_USER_LIMITS.sbu)
        .refine((text) => !hasTags(text), { params: { code: 'markup' } }),
      buoAreaNumber: z
        .string()
        .trim()
        .refine((text) => text === '' || isAreaNumber(text), { params: { code: 'area_number' } }),
      switchCompany: z.boolean(),
      switchPersona: z.boolean(),
    })
    .refine(({ layout, sbu }) => sbu !== '' || fieldIn(layout, 'sbu') !== 'required', missing('sbu'))
    .refine(
      ({ layout, buoAreaNumber }) => buoAreaNumber !== '' || fieldIn(layout, 'buoAreaNumber') !== 'required',
      missing('buoAreaNumber'),
    )
}

/** The form's values. */
export type GlobalUserInput = z.input<ReturnType<typeof globalUserSchema>>
