import { hasPhoneCharacters, isPersonName, isPhone, LIMITS, withoutUnseen } from '@tessera/contract'
import { z } from './schema.ts'

/** A line of text, which may stay empty. */
export const shortText = z.string().trim().max(LIMITS.text, { abort: true })

/** A first or last name. */
export const personName = z
  .string()
  .overwrite(withoutUnseen)
  .trim()
  .max(LIMITS.text, { abort: true })
  .min(1, { abort: true })
  .refine(isPersonName, { params: { code: 'name' } })

/** A phone number, or nothing. */
export const phone = shortText
  .refine((number) => number === '' || hasPhoneCharacters(number), {
    params: { code: 'phone_characters' },
    abort: true,
  })
  .refine((number) => number === '' || isPhone(number), { params: { code: 'phone' } })
