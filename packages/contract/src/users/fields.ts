import * as z from 'zod'
import { LIMITS } from '../limits.ts'
import { hasTags, oneLine } from '../plain-text.ts'
import { isEmail, loginIdOf } from './email.ts'
import { hasPhoneCharacters, isPersonName, isPhone, refusedPart } from './rules.ts'

/** A message that ends with the refused part of the text. */
const refusal =
  (code: string, message: string) =>
  ({ input }: { input?: unknown }): string => {
    const found = typeof input === 'string' ? refusedPart(code, input) : undefined
    return found === undefined ? message : `${message} Found: ${found}`
  }

/** A person's first or last name. */
export const personName = z
  .string()
  .overwrite(oneLine)
  .min(1, { abort: true })
  .max(LIMITS.text, { abort: true })
  .refine(isPersonName, {
    error: refusal('name', 'A name has letters, spaces, apostrophes, hyphens and dots.'),
    params: { code: 'name' },
  })

/** An email address, as login ids are. */
export const emailAddress = z
  .string()
  .overwrite(loginIdOf)
  .max(LIMITS.email)
  .refine(isEmail, { message: 'An email address has one @ and a domain with a dot.', params: { code: 'email' } })

/** Text of one or more lines as its person wrote it. Tags are refused, so that nothing has to be removed from it. */
export const plainField = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((text) => !hasTags(text), {
      error: refusal('markup', 'Enter text only, without tags.'),
      params: { code: 'markup' },
    })

/** A phone number, or nothing. */
export const phone = z
  .string()
  .overwrite(oneLine)
  .max(LIMITS.text)
  .refine((text) => text === '' || hasPhoneCharacters(text), {
    error: refusal('phone_characters', 'A phone number has only digits, spaces and + - . ( ).'),
    params: { code: 'phone_characters' },
    abort: true,
  })
  .refine((text) => text === '' || isPhone(text), {
    message: 'A phone number has 7 to 15 digits.',
    params: { code: 'phone' },
  })
