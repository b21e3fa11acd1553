import {
  hasPhoneCharacters,
  hasTags,
  isPersonName,
  isPhone,
  isBlank,
  LIMITS,
  oneLine,
  phoneLine,
} from '@tessera/contract'
import { z } from './schema.ts'

const isText = (text: string): boolean => !hasTags(text)
const TAGS = { params: { code: 'markup' } }

/** A schema for multi-line text with a maximum length. */
export const longText = (most: number) =>
  z
    .string()
    .overwrite((text) => (isBlank(text) ? '' : text.trim()))
    .min(1)
    .max(most)
    .refine(isText, TAGS)

/** A schema for optional single-line text. */
export const shortText = z.string().overwrite(oneLine).max(LIMITS.text, { abort: true }).refine(isText, TAGS)

/** A schema for a first or last name. */
export const personName = z
  .string()
  .overwrite(oneLine)
  .max(LIMITS.text, { abort: true })
  .min(1, { abort: true })
  .refine(isPersonName, { params: { code: 'name' } })

/** A schema for an optional phone number. */
export const phone = z
  .string()
  .overwrite(phoneLine)
  .max(LIMITS.text, { abort: true })
  .refine((number) => number === '' || hasPhoneCharacters(number), {
    params: { code: 'phone_characters' },
    abort: true,
  })
  .refine((number) => number === '' || isPhone(number), { params: { code: 'phone' } })
