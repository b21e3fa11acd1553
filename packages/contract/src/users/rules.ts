import { LIMITS } from '../limits.ts'
import { tagIn } from '../plain-text.ts'

/** An invited user's progress; an active user has no stage. */
export const USER_STAGES = [
  'INVITATION_SENT',
  'GRANTING_ACCESS',
  'COMPLETING',
  'WAITING_FOR_ACCESS',
  'FAILED',
  'EXPIRED',
] as const
export type UserStage = (typeof USER_STAGES)[number]

/** Whether a stage is between registration and the end of provisioning. */
export function isProvisioning(stage: UserStage | null): boolean {
  return stage !== null && stage !== 'INVITATION_SENT' && stage !== 'EXPIRED'
}

const NOT_OF_PHONE = /[^\d\s+\-().]/
const DIGITS = { least: 7, most: 15 }
/**
 * Any character that a name cannot contain; allowed are letters of any script with their marks, and both kinds of
 * apostrophe.
 */
const NOT_OF_NAME = /[^\p{L}\p{M} '’.-]/u

/** Whether a text contains only characters of phone numbers. */
export function hasPhoneCharacters(text: string): boolean {
  return !NOT_OF_PHONE.test(text)
}

/** A character that an address cannot contain. */
const NOT_OF_ADDRESS = /[\s,;:<>()[\]\\"]/u
const invalidCharacter = (text: string) => NOT_OF_ADDRESS.exec(text)?.[0]

const FINDERS: Partial<Record<string, (text: string) => string | undefined>> = {
  markup: tagIn,
  email: invalidCharacter,
  INVALID_EMAIL: invalidCharacter,
  name: (text) => NOT_OF_NAME.exec(text)?.[0],
  phone_characters: (text) => NOT_OF_PHONE.exec(text)?.[0],
}

/** Returns the part of a text that a validation code refuses; undefined if it refuses no single part. */
export function refusedPart(code: string, text: string): string | undefined {
  return FINDERS[code]?.(text)
}

/** Whether a text is a phone number: digits with common separators. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return hasPhoneCharacters(text) && digits >= DIGITS.least && digits <= DIGITS.most
}

/** Whether a text is a valid first or last name. */
export function isPersonName(text: string): boolean {
  const name = text.trim()
  return name.length <= LIMITS.text && /\p{L}/u.test(name) && !NOT_OF_NAME.test(name)
}
