import type { AnalyticsEvent } from '@tessera/contract'
import { plainText } from '../core/plain-text.ts'

const EMAIL = /\S@\S+\.\S/

/** An event as it is stored: without a search term that is somebody's address. */
export function withoutPersons(event: AnalyticsEvent): AnalyticsEvent {
  const named = { ...event, page: plainText(event.page) }
  if (named.name !== 'search' || named.props.term === undefined) return named
  const { list, term } = named.props
  return { ...named, props: EMAIL.test(term) ? { list } : { list, term: plainText(term) } }
}
