import type { AnalyticsEvent } from '@tessera/contract'
import { stripTags } from '../core/text/plain-text.ts'

const EMAIL = /\S@\S+\.\S/

/** An event as stored: without a search term that is an email address. */
export function withoutPersons(event: AnalyticsEvent): AnalyticsEvent {
  if (event.name !== 'search' || event.props.term === undefined) return event
  const { list, term } = event.props
  return { ...event, props: EMAIL.test(term) ? { list } : { list, term: stripTags(term) } }
}
