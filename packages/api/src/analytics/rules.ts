import type { AnalyticsEvent } from '@tessera/contract'

/** Control characters but line feed and tab, and halves of characters, which no database stores. */
const UNSTORABLE = /[^\P{Cc}\n\t]|\p{Surrogate}/gu

/** Text as it is stored: plain, trimmed. */
export function plainText(text: string): string {
  return text.replace(UNSTORABLE, '').trim()
}

/** Keys under which a person could be named; such properties are dropped. */
const PERSONAL = /^(first|last|full|user)?_?name$|mail|login|phone/i
const EMAIL = /\S@\S+\.\S/

/** An event without anything that names a person. */
export function withoutPersons(event: AnalyticsEvent): AnalyticsEvent {
  const kept = Object.entries(event.props)
    .filter(([key, value]) => !PERSONAL.test(key) && !(typeof value === 'string' && EMAIL.test(value)))
    .map(([key, value]) => [plainText(key), typeof value === 'string' ? plainText(value) : value])
  return { ...event, name: plainText(event.name), page: plainText(event.page), props: Object.fromEntries(kept) }
}
