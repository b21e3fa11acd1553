import { isDeepStrictEqual } from 'node:util'
import type { ActivityDifference, ActivityEntry, Locale, ProductCode } from '@tessera/contract'
import { LOCALES } from '@tessera/contract'
import type { Teller } from './descriptions.ts'
import { FIELD_MESSAGES, NUMBER_MESSAGES, VALUE_MESSAGES } from './field-messages.ts'

type State = Readonly<Record<string, unknown>>

const isState = (value: unknown): value is State => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The values of a state by their paths, such as `company.status`. */
function flat(state: State, path: readonly string[] = []): Map<string, unknown> {
  const values = new Map<string, unknown>()
  for (const [key, value] of Object.entries(state)) {
    const own = [...path, key]
    if (!isState(value)) values.set(own.join('.'), value)
    else for (const [inner, each] of flat(value, own)) values.set(inner, each)
  }
  return values
}

const languageName = (code: string, locale: Locale): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code

/** A part of a path as text in the reader's language: a language, a product or a field. */
function wordsOf(part: string, { locale, titleOf }: Teller): string {
  if (LOCALES.some((each) => each === part)) return languageName(part, locale)
  return FIELD_MESSAGES[part]?.[locale] ?? titleOf(part as ProductCode)
}

/** A field's value in the reader's language; null if there is none. */
function shown(value: unknown, field: string, teller: Teller): string | null {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value)) {
    const each = value.map((item) => shown(item, field, teller)).filter((item) => item !== null)
    return each.length > 0 ? each.join(', ') : null
  }
  if (typeof value === 'number') {
    return NUMBER_MESSAGES[field]?.[value]?.[teller.locale] ?? value.toLocaleString(teller.locale)
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return VALUE_MESSAGES[text]?.[teller.locale] ?? teller.titleOf(text as ProductCode)
}

/** The values of an entry that differ before and after, in the reader's language. */
export function differencesOf(
  { before, after }: Pick<ActivityEntry, 'before' | 'after'>,
  teller: Teller,
): ActivityDifference[] {
  const [old, next] = [flat(before ?? {}), flat(after ?? {})]
  const fields = [...new Set([...old.keys(), ...next.keys()])]
  return fields.flatMap((field) => {
    if (isDeepStrictEqual(old.get(field), next.get(field))) return []
    const values = { before: shown(old.get(field), field, teller), after: shown(next.get(field), field, teller) }
    if (values.before === null && values.after === null) return []
    const label = field
      .split('.')
      .map((part) => wordsOf(part, teller))
      .join(' · ')
    return [{ field, label, ...values }]
  })
}
