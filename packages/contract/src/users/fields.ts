import * as z from 'zod'
import { LIMITS } from '../limits.ts'
import { hasTags, isBlank, oneLine, phoneLine } from '../plain-text.ts'
import { isEmail, loginIdOf } from './email.ts'
import { hasPhoneCharacters, isPersonName, isPhone, refusedPart } from './rules.ts'

/** Returns a message function that adds the refused part of the text to `message`. */
const refusal =
  (code: string, message: string) =>
  ({ input }: { input?: unknown }): string => {
    const found = typeof input === 'string' ? refusedPart(code, input) : undefined
    return found === undefined ? message : `${message} Found: ${found}`
  }

/** A user's first or last name. */
export const personName = z
  .string()
  .overwrite(oneLine)
  .min(1, { error: 'This field is required.', abort: true })
  .max(LIMITS.text, { abort: true })
  .refine(isPersonName, {
    error: refusal('name', 'A name has letters, spaces, apostrophes, hyphens and dots.'),
    params: { code: 'name' },
  })

/** An email address, in the form of a login id. */
export const emailAddress = z
  .string()
  .overwrite(loginIdOf)
  .max(LIMITS.email)
  .refine(isEmail, {
    error: refusal('email', 'Enter an email address such as name@example.com.'),
    params: { code: 'email' },
  })

/** A text without spaces around it; blank text becomes empty. */
const shown = (text: string): string => (isBlank(text) ? '' : text.trim())

/** Text of one or more lines, stored as written. Tags are refused, so nothing has to be removed. */
export const plainField = (most: number, overwrite: (text: string) => string = shown) =>
  z
    .string()
    .overwrite(overwrite)
    .max(most)
    .refine((text) => !hasTags(text), {
      error: refusal('markup', 'Enter text only, without tags.'),
      params: { code: 'markup' },
    })

const isFilled = (text: string): boolean => text !== ''
const REQUIRED = { error: 'This field is required.', params: { code: 'required' } }

/** Required text of one or more lines. */
export const requiredField = (most: number) => plainField(most).refine(isFilled, REQUIRED)

/** Text in one line, in the form of a name. */
export const plainLine = (most: number) => plainField(most, oneLine)

/** Required text in one line. */
export const requiredLine = (most: number) => plainLine(most).refine(isFilled, REQUIRED)

/** An optional phone number. */
export const phone = z
  .string()
  .overwrite(phoneLine)
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
