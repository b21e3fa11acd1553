import * as z from 'zod'

/** A file that came with a call: where it lies until the call is answered, how large it is, and its hash. */
export interface UploadedFile {
  path: string
  size: number
  sha256: string
}

const isUploaded = (value: unknown): boolean => typeof value === 'object' && value !== null && 'sha256' in value

/** A file in a body of several parts: its sender has it as a blob, its receiver as what lies in a temporary place. */
export const uploadedFile = z
  .custom(isUploaded, { message: 'A file is needed.', params: { code: 'required' } })
  .meta({ type: 'string', format: 'binary' }) as unknown as z.ZodType<UploadedFile, Blob>
