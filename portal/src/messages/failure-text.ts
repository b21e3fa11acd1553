import type { RequestError } from '../data/request-error.ts'
import type { Intl, MessageId } from './intl.tsx'

/** Texts by place for failures that have no code, or only an internal one. */
const GENERAL = {
  page: 'error.text',
  table: 'error.text',
  form: 'error.text',
  preferences: 'shell.notSaved',
  notice: 'error.title',
} as const satisfies Record<string, MessageId>

/** The place in which a failure is shown. */
export type FailurePlace = keyof typeof GENERAL

type ReportedError = Pick<RequestError, 'status' | 'code' | 'retryAfter'>

/** Returns the text of a code; undefined for an unknown one, such as a newer server's. */
function textOf(t: Intl['t'], code: NonNullable<ReportedError['code']>): string | undefined {
  const id = `error.${code}` as const
  const text = t(id)
  return text === id ? undefined : text
}

/**
 * Returns the text for a failure: by its code, or the general text of its place. For too many requests, it includes the
 * time to wait.
 */
export function failureText(t: Intl['t'], error: ReportedError | undefined, place: FailurePlace): string {
  if (!error?.code || error.status >= 500) return t(GENERAL[place])
  const seconds = error.code === 'TOO_MANY_REQUESTS' ? error.retryAfter : undefined
  if (seconds === undefined) return textOf(t, error.code) ?? t(GENERAL[place])
  return seconds > 90
    ? t('error.waitMinutes', { count: Math.ceil(seconds / 60) })
    : t('error.waitSeconds', { count: seconds })
}
