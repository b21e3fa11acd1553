/** The accepted files. */
export interface FileRules {
  accept?: readonly string[]
  maxBytes?: number
}

export type FileRefusal = 'type' | 'empty' | 'size'

const KIBIBYTE = 1024
const MEBIBYTE = 1024 * KIBIBYTE

/** Whether a file has one of the types: extensions ('.pdf') or media types ('image/*'). */
function isOfType(file: File, types: readonly string[]) {
  return types.some((type) => {
    if (type.startsWith('.')) return file.name.toLowerCase().endsWith(type.toLowerCase())
    return type.endsWith('/*') ? file.type.startsWith(type.slice(0, -1)) : file.type === type
  })
}

/** Returns the reason to reject a file before its upload; undefined if it is accepted. */
export function refusalOf(file: File, { accept, maxBytes = Infinity }: FileRules): FileRefusal | undefined {
  if (accept && !isOfType(file, accept)) return 'type'
  if (file.size === 0) return 'empty'
  return file.size > maxBytes ? 'size' : undefined
}

/** Formats a size in the units of a language: '10 MB' is 10,485,760 bytes. */
export function formatSize(locale: string, bytes: number) {
  const write = (count: number, unit: string, unitDisplay: 'short' | 'long' = 'short') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 }).format(count)
  if (bytes < KIBIBYTE) return write(bytes, 'byte', 'long')
  return bytes < MEBIBYTE ? write(bytes / KIBIBYTE, 'kilobyte') : write(bytes / MEBIBYTE, 'megabyte')
}

/** Formats types in their common form: 'PDF, PNG'. */
export const typeNames = (accept: readonly string[]) =>
  accept.map((type) => type.replace(/^\.|^.*\/(?!\*)|\/\*$/g, '').toUpperCase()).join(', ')
