import { isDeepStrictEqual } from 'node:util'
import type { ActivityDifference, ActivityEntry, Locale, ProductCode } from '@tessera/contract'
import { LOCALES } from '@tessera/contract'
import type { ReaderLanguage } from './descriptions.ts'
import { FIELD_MESSAGES, NUMBER_MESSAGES, VALUE_MESSAGES } from './field-messages.ts'

type State = Readonly<Record<string, unknown>>

const isState = (value: unknown): value is State => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The values of a state by their paths, such as `company.status`. */
function flattened(state: State, path: readonly string[] = []): Map<string, unknown> {
  const values = new Map<string, unknown>()
  for (const [key, value] of Object.entries(state)) {
    const fullPath = [...path, key]
    if (!isState(value)) values.set(fullPath.join('.'), value)
    else for (const [inner, each] of flattened(value, fullPath)) values.set(inner, each)
  }
  return values
}

const languageName = (code: string, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code

/** A part of a path as text in the reader's language: a language, a product or a field. */
function partText(part: string, { locale, titleOf }: ReaderLanguage): string {
  if (LOCALES.some((each) => each === part)) return languageName(part, locale)
  return FIELD_MESSAGES[part]?.[locale] ?? titleOf(part as ProductCode)
}

/** A field's value in the reader's language; null if there is none. */
function valueText(value: unknown, field: string, reader: ReaderLanguage): string | null {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) {
    const each = value.map((item) => valueText(item, field, reader)).filter((item) => item !== null)
    return each.length > 0 ? each.join(', ') : null
  }
  if (typeof value === 'number') {
    return NUMBER_MESSAGES[field]?.[value]?.[reader.locale] ?? value.toLocaleString(reader.locale)
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return VALUE_MESSAGES[text]?.[reader.locale] ?? reader.titleOf(text as ProductCode)
}

/** The values of an entry that differ before and after, in the reader's language. */
export function differencesOf(
  { before, after }: Pick<ActivityEntry, 'before' | 'after'>,
  reader: ReaderLanguage,
): ActivityDifference[] {
  const [old, next] = [flattened(before ?? {}), flattened(after ?? {})]
  const fields = [...new Set([...old.keys(), ...next.keys()])]
  return fields.flatMap((field) => {
    if (isDeepStrictEqual(old.get(field), next.get(field))) return []
    const values = {
      before: valueText(old.get(field), field, reader),
      after: valueText(next.get(field), field, reader),
    }
    if (values.before === null && values.after === null) return []
    const label = field
      .split('.')
      .map((part) => partText(part, reader))
      .join(' · ')
    return [{ field, label, ...values }]
  })
}
