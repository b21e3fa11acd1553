import * as z from 'zod'
import { FILE_FORMATS } from './files.ts'

/** The form of a file that a list is exported as. */
export const fileFormat = z.enum(FILE_FORMATS)

/** A file that is sent as it is made. */
export const streamedFile = z.custom<AsyncIterable<Uint8Array>>(
  (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
)
