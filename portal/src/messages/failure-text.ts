import type { RequestError } from '../data/request-error.ts'
import type { Intl, MessageId } from './intl.tsx'

/** The text of a failure without a code for users: none, or an internal one. */
const GENERAL = {
  page: 'error.text',
  table: 'error.text',
  form: 'error.text',
  preferences: 'shell.notSaved',
  notice: 'error.title',
} as const satisfies Record<string, MessageId>

/** The place of a failure. */
export type FailurePlace = keyof typeof GENERAL

type Told = Pick<RequestError, 'status' | 'code' | 'retryAfter'>

/** The text of a code; undefined for an unknown one, such as a newer server's. */
function textOf(t: Intl['t'], code: NonNullable<Told['code']>): string | undefined {
  const id = `error.${code}` as const
  const text = t(id)
  return text === id ? undefined : text
}

/** The text for a failure: by its code, for too many requests with the time to wait, in general by its place. */
export function failureText(t: Intl['t'], error: Told | undefined, place: FailurePlace): string {
  if (!error?.code || error.status >= 500) return t(GENERAL[place])
  const seconds = error.code === 'TOO_MANY_REQUESTS' ? error.retryAfter : undefined
  if (seconds === undefined) return textOf(t, error.code) ?? t(GENERAL[place])
  return seconds > 90
    ? t('error.waitMinutes', { count: Math.ceil(seconds / 60) })
    : t('error.waitSeconds', { count: seconds })
}
