import type { ActivityEvent, DescriptionValues, Locale, ProductCode } from '@tessera/contract'
import { ACTIVITY_EVENTS, DEFAULT_LOCALE, describeEvent } from '@tessera/contract'
import { VALUE_MESSAGES } from './field-messages.ts'

type State = Readonly<Record<string, unknown>> | null

/** The parts of an entry that its description uses. */
interface Described {
  event: ActivityEvent
  actor_name: string
  entity_id: string | null
  entity_title: string | null
  before: State
  after: State
}

/** The reader's language, and the titles of products in it. */
export interface ReaderLanguage {
  locale: Locale
  titleOf: (code: ProductCode) => string
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** The products of a state, stored as a list of codes or as codes with their access. */
function productsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((each) => typeof each === 'string')
  return typeof value === 'object' && value !== null ? Object.keys(value) : []
}

function titleIn(texts: unknown, locale: Locale): string {
  if (typeof texts !== 'object' || texts === null) return ''
  const byLocale = texts as Readonly<Record<string, { title?: unknown } | undefined>>
  return textOf((byLocale[locale] ?? byLocale[DEFAULT_LOCALE])?.title)
}

/** The new role of a user; empty if the role stays the same. */
function roleIn(before: State, after: State, locale: Locale): string {
  const [old, next] = [before?.['user_group'], after?.['user_group']]
  if (next === undefined || next === old) return ''
  return VALUE_MESSAGES[textOf(next) || 'USER']?.[locale] ?? ''
}

function valuesOf({ actor_name: actor, before, after, ...entry }: Described, { locale, titleOf }: ReaderLanguage) {
  const of = (key: string): unknown => after?.[key] ?? before?.[key]
  const firstText = (...keys: string[]): string => keys.map((key) => textOf(of(key))).find(Boolean) ?? ''
  const count = firstText('count', 'total')
  const products = productsIn(of('products')).map((code) => titleOf(code as ProductCode))
  return {
    actor,
    entity: entry.entity_title ?? entry.entity_id ?? '',
    reason: firstText('blocked_reason', 'reason'),
    note: firstText('requestor_note'),
    count: count && Number(count).toLocaleString(locale),
    products: products.toSorted((one, other) => one.localeCompare(other, locale)).join(', '),
    version: firstText('version'),
    name: firstText('name', 'subject', 'title') || titleIn(of('texts'), locale),
    recipient: firstText('recipient'),
    kept: firstText('kept'),
    removed: firstText('removed'),
    role: roleIn(before, after, locale),
  } satisfies Record<keyof DescriptionValues, string>
}

/** Describes an entry in the reader's language. */
export function describe(entry: Described, reader: ReaderLanguage): string {
  return describeEvent(ACTIVITY_EVENTS[entry.event].description[reader.locale], valuesOf(entry, reader))
}
