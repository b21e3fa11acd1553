import { fold } from '../../internal/fold.ts'

interface Named {
  id: string
  label: string
  code?: string
  isDisabled?: boolean
}

const split = (text: string, by: RegExp) =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter(Boolean)

/**
 * Whether a text is a list of names or codes, not a search: it has a line break, tab, semicolon or comma between its
 * parts.
 */
export const isList = (text: string) => split(text, /[\n\r\t;,]+/).length > 1

/**
 * Finds the options in a pasted list by label, code or id, in any case and with or without accents. Commas separate
 * entries unless the whole is a name.
 */
export function matchPasted(text: string, options: readonly Named[]) {
  const byName = new Map<string, string>()
  const addName = (name: string | undefined, id: string) =>
    name && !byName.has(fold(name)) && byName.set(fold(name), id)
  const usable = options.filter(({ isDisabled }) => !isDisabled)
  for (const { id, label } of usable) addName(label.trim(), id)
  for (const { id, code } of usable) addName(code, id)
  for (const { id } of usable) addName(id, id)

  const ids = new Set<string>()
  const missed = new Set<string>()
  const lines = split(text, /[\n\r\t;]+/)
  const entries = lines.flatMap((line) => (byName.has(fold(line)) ? line : split(line, /,/)))
  for (const entry of entries) {
    const id = byName.get(fold(entry))
    if (id === undefined) missed.add(entry)
    else ids.add(id)
  }
  return { ids: [...ids], missed: [...missed] }
}
