import type { Job } from '@tessera/contract'
import type { MessageId } from '../../messages/intl.tsx'

/** What the way to the rows is called of which an upload has made nothing; only one that was stopped has not reached some. */
export function remainingRowsMessage({ status }: Pick<Job, 'status'>): MessageId {
  return status === 'STOPPED' ? 'upload.stoppedRows' : 'upload.failedRows'
}
