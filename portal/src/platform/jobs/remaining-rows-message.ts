import type { Job } from '@tessera/contract'
import type { MessageId } from '../../messages/intl.tsx'

/** The label of the link to the unprocessed rows of an upload; only a stopped one has rows that it did not reach. */
export function remainingRowsMessage({ status }: Pick<Job, 'status'>): MessageId {
  return status === 'STOPPED' ? 'upload.stoppedRows' : 'upload.failedRows'
}
