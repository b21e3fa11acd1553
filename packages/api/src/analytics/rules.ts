import type { AnalyticsEvent } from '@tessera/contract'

/** Control characters but line feed and tab, and halves of characters, which no database stores. */
const UNSTORABLE = /[^\P{Cc}\n\t]|\p{Surrogate}/gu
const EMAIL = /\S@\S+\.\S/

/** Text as it is stored: plain, trimmed. */
export function plainText(text: string): string {
  return text.replace(UNSTORABLE, '').trim()
}

/** An event as it is stored: without a search term that is somebody's address. */
export function withoutPersons(event: AnalyticsEvent): AnalyticsEvent {
  const named = { ...event, page: plainText(event.page) }
  if (named.name !== 'search' || named.props.term === undefined) return named
  const { list, term } = named.props
  return { ...named, props: EMAIL.test(term) ? { list } : { list, term: plainText(term) } }
}
