import type { Job } from '@tessera/contract'
import type { MessageId } from '../../messages/intl.tsx'

/** The label of the link to an import's unprocessed rows; only a stopped one has rows that it didn't reach. */
export function remainingRowsMessage({ status }: Pick<Job, 'status'>): MessageId {
  return status === 'STOPPED' ? 'upload.stoppedRows' : 'upload.failedRows'
}
