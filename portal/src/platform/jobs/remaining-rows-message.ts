import type { Job } from '@tessera/contract'
import type { MessageId } from '../../messages/intl.tsx'

/**
 * Returns the label of the link to the remaining rows of an import; only a stopped import has rows that it did not
 * reach.
 */
export function remainingRowsMessage({ status }: Pick<Job, 'status'>): MessageId {
  return status === 'STOPPED' ? 'userImports.downloadRemaining' : 'userImports.failedRows'
}
