import type { Locale } from '../locales.ts'

/**
 * Texts of an event. A description has placeholders for an entry's values; a part in brackets is omitted if its value
 * is missing.
 */
export interface EventMessages {
  title: Readonly<Record<Locale, string>>
  description: Readonly<Record<Locale, string>>
}

/** The values that a description can contain. */
export const DESCRIPTION_VALUES = [
  'actor',
  'entity',
  'reason',
  'note',
  'count',
  'products',
  'version',
  'name',
  'recipient',
  'kept',
  'removed',
  'role',
] as const

export type DescriptionValues = Partial<Record<(typeof DESCRIPTION_VALUES)[number], string>>

const PART = /\[([^\]]*)\]/g
const VALUE = /\{(\w+)\}/g

/** Returns a description with its values; parts without a value are omitted. */
export function describeEvent(description: string, values: DescriptionValues): string {
  const known: Readonly<Record<string, string | undefined>> = values
  const valueOf = (name: string): string => known[name] ?? ''
  const isFilled = (part: string): boolean => [...part.matchAll(VALUE)].every(([, name = '']) => valueOf(name) !== '')
  return description
    .replace(PART, (_, part: string) => (isFilled(part) ? part : ''))
    .replace(VALUE, (_, name: string) => valueOf(name))
}

/** Returns the constant text of a description. */
export function fixedText(description: string): string {
  return description.replaceAll(VALUE, ' ').replaceAll(/[[\]]/g, ' ')
}
