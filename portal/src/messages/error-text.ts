import type { RequestError } from '../data/request-error.ts'
import type { Intl, MessageId } from './intl.tsx'

/** The id of the text for a failure, by its code; a failure without a known code has the general one. */
export function errorMessageId(error: Pick<RequestError, 'code'> | undefined): MessageId {
  return error?.code ? `error.${error.code}` : 'error.title'
}

/** The text for a failure; for too many requests it says how long to wait. */
export function errorText(t: Intl['t'], error: Pick<RequestError, 'code' | 'retryAfter'> | undefined): string {
  const seconds = error?.code === 'TOO_MANY_REQUESTS' ? error.retryAfter : undefined
  if (seconds === undefined) return t(errorMessageId(error))
  return seconds > 90
    ? t('error.waitMinutes', { count: Math.ceil(seconds / 60) })
    : t('error.waitSeconds', { count: seconds })
}
