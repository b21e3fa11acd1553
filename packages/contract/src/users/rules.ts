import { LIMITS } from '../limits.ts'
import { tagIn } from '../plain-text.ts'

/** How far somebody who was invited has come; nobody who is done has a stage. */
export const USER_STAGES = [
  'INVITATION_SENT',
  'GRANTING_ACCESS',
  'COMPLETING',
  'WAITING_FOR_ACCESS',
  'FAILED',
  'EXPIRED',
] as const
export type UserStage = (typeof USER_STAGES)[number]

/** Whether a stage lies between registration and the end of provisioning. */
export function isProvisioning(stage: UserStage | null): boolean {
  return stage !== null && stage !== 'INVITATION_SENT' && stage !== 'EXPIRED'
}

/** The most views that somebody keeps of one list, and the most characters of what a table's address says. */
export const TABLE_VIEW_LIMITS = { views: 20, state: 1500 } as const

const PHONE = /^[\d\s+\-().]+$/
const NOT_OF_PHONE = /[^\d\s+\-().]/u
const DIGITS = { least: 7, most: 15 }
/** Letters of any script with their marks; a typographic apostrophe is one too. */
const NOT_OF_NAME = /[^\p{L}\p{M} '’.-]/u
const PERSON_NAME = /^[\p{L}\p{M} '’.-]*\p{L}[\p{L}\p{M} '’.-]*$/u

/** Whether a text has only what phone numbers are written with. */
export function hasPhoneCharacters(text: string): boolean {
  return PHONE.test(text)
}

/** What an address never has, whatever else is wrong with it. */
const NOT_OF_ADDRESS = /[\s,;:<>()[\]\\"]/u
const foreignSign = (text: string) => NOT_OF_ADDRESS.exec(text)?.[0]

const FINDERS: Partial<Record<string, (text: string) => string | undefined>> = {
  markup: tagIn,
  email: foreignSign,
  INVALID_EMAIL: foreignSign,
  name: (text) => NOT_OF_NAME.exec(text)?.[0],
  phone_characters: (text) => NOT_OF_PHONE.exec(text)?.[0],
}

/** The part of a text for which a problem of this code refuses it; undefined where it is not one part. */
export function refusedPart(code: string, text: string): string | undefined {
  return FINDERS[code]?.(text)
}

/** Whether a text is a phone number: digits, and what people write between them. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return hasPhoneCharacters(text) && digits >= DIGITS.least && digits <= DIGITS.most
}

/** Whether a text can be a person's first or last name. */
export function isPersonName(text: string): boolean {
  return text.trim().length <= LIMITS.text && PERSON_NAME.test(text.trim())
}
