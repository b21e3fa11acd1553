import type { RequestError } from '../data/request-error.ts'
import type { MessageId } from './intl.tsx'

/** The text for a failure, by its code; a failure without a known code has the general one. */
export function errorMessageId(error: Pick<RequestError, 'code'> | undefined): MessageId {
  return error?.code ? `error.${error.code}` : 'error.title'
}
