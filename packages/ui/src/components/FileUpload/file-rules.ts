/** What files may be added. */
export interface FileRules {
  accept?: readonly string[]
  maxBytes?: number
}

export type FileRefusal = 'type' | 'size'

const MEBIBYTE = 1_048_576

/** Tells whether a file is of one of the types: endings ('.pdf') or media types ('image/*'). */
function isOfType(file: File, types: readonly string[]) {
  return types.some((type) => {
    if (type.startsWith('.')) return file.name.toLowerCase().endsWith(type.toLowerCase())
    return type.endsWith('/*') ? file.type.startsWith(type.slice(0, -1)) : file.type === type
  })
}

/** Why a file is refused before it is sent; nothing when it may be sent. */
export function refusalOf(file: File, { accept, maxBytes = Infinity }: FileRules): FileRefusal | undefined {
  if (accept && !isOfType(file, accept)) return 'type'
  return file.size > maxBytes ? 'size' : undefined
}

/** A size in the units of a language: '10 MB' is 10,485,760 bytes. */
export function formatSize(locale: string, bytes: number) {
  const isSmall = bytes < MEBIBYTE
  const unit = isSmall ? 'kilobyte' : 'megabyte'
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 })
  return format.format(bytes / (isSmall ? 1024 : MEBIBYTE))
}

/** Types as people know them: 'PDF, PNG'. */
export const typeNames = (accept: readonly string[]) =>
  accept.map((type) => type.replace(/^\.|^.*\/(?!\*)|\/\*$/g, '').toUpperCase()).join(', ')
