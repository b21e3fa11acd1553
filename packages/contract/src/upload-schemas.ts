import * as z from 'zod'

/** A file that came with a call: where it lies until the call is answered, how large it is, its hash, and how it is called. */
export class UploadedFile {
  readonly path: string
  readonly size: number
  readonly sha256: string
  readonly name: string

  constructor(about: { path: string; size: number; sha256: string; name: string }) {
    this.path = about.path
    this.size = about.size
    this.sha256 = about.sha256
    this.name = about.name
  }

  /** As text it is its hash: where it lies and how it is called is nothing by which two requests differ. */
  toJSON(): string {
    return this.sha256
  }
}

// Of that class alone: what is only written like a file, in a body of JSON, could name any place.
const isUploaded = (value: unknown): boolean => value instanceof UploadedFile

/** A file in a body of several parts: its sender has it as a blob, its receiver as what lies in a temporary place. */
export const uploadedFile = z
  .custom(isUploaded, { message: 'A file is needed.', params: { code: 'required' } })
  .meta({ type: 'string', format: 'binary' }) as unknown as z.ZodType<UploadedFile, Blob>
