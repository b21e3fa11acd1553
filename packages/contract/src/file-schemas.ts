import * as z from 'zod'
import { FILE_FORMATS } from './files.ts'

/** The file format of an exported list. */
export const fileFormat = z.enum(FILE_FORMATS)

/** A file that is sent while it is generated. */
export const streamedFile = z.custom<AsyncIterable<Uint8Array>>(
  (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
)
