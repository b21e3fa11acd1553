import * as z from 'zod'

/** An uploaded file: its path until the response, its size, hash and name. */
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

  /** Its text form is its hash, so two uploads of the same file make equal requests despite other paths and names. */
  toJSON(): string {
    return this.sha256
  }
}

// Accepts only instances of the class, because an object from a JSON body could name any path.
const isUploaded = (value: unknown): boolean => value instanceof UploadedFile

/** A file in a multipart body: a blob for the client, a temporary file for the server. */
export const uploadedFile = z
  .custom(isUploaded, { message: 'A file is needed.', params: { code: 'required' } })
  .meta({ type: 'string', format: 'binary' }) as unknown as z.ZodType<UploadedFile, Blob>
