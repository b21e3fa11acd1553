import { RequestError } from '../data/request-error.ts'

interface SentFile {
  /** The field of the file. */
  field: string
  file: File | undefined
  /** The most bytes of a file. */
  maxBytes: number
}

/** Returns the problem of a refused file; the size is the reason only if the file is larger than the rule allows. */
function problemOf({ status }: RequestError, { file, maxBytes }: SentFile): string | undefined {
  if (status === 415) return 'UNSUPPORTED_MEDIA_TYPE'
  if (status !== 413) return undefined
  return file && file.size <= maxBytes ? 'fileNotTaken' : 'PAYLOAD_TOO_LARGE'
}

/** Returns the failure of a form with a file, shown at the file field if only the file was refused. */
export function onFileField(error: unknown, sent: SentFile): unknown {
  const code = error instanceof RequestError ? problemOf(error, sent) : undefined
  if (!(error instanceof RequestError) || code === undefined) return error
  const fieldErrors = [{ field: sent.field, code, message: error.message }]
  return new RequestError({ status: error.status, result: { code: error.code, error: error.message, fieldErrors } })
}
