import { RequestError } from '../data/request-error.ts'

const CODES = { 413: 'PAYLOAD_TOO_LARGE', 415: 'UNSUPPORTED_MEDIA_TYPE' } as const

/** The failure of a form with a file, told at the field of the file if the server refused only that. */
export function atItsFile(error: unknown, field: string): unknown {
  if (!(error instanceof RequestError) || (error.status !== 413 && error.status !== 415)) return error
  const code = CODES[error.status]
  const fieldErrors = [{ field, code, message: error.message }]
  return new RequestError({ status: error.status, result: { code, error: error.message, fieldErrors } })
}
