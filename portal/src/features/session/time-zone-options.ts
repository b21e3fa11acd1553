import { OFFERED_TIMEZONES, TIMEZONES } from '@tessera/contract'
import type { FieldOption } from '@tessera/ui'

/** What people call a zone in their language; nothing where that would only be its offset again. */
function nameOf(timeZone: string, locale: string): string {
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
    return /^(GMT|UTC)/.test(name) ? '' : name
  } catch {
    return ''
  }
}

/** The zones to choose from, each by its city and offset; one's own is among them wherever it lies. */
export function timeZoneOptions(current: string, locale: string): FieldOption[] {
  const isOffered = OFFERED_TIMEZONES.some(({ id }) => id === current)
  const zones = isOffered
    ? OFFERED_TIMEZONES
    : TIMEZONES.filter((zone) => zone.id === current).concat(OFFERED_TIMEZONES)
  return zones.map(({ id, title }) => {
    const city = id.slice(id.lastIndexOf('/') + 1).replaceAll('_', ' ')
    const description = nameOf(id, locale)
    return { id, label: `${city} (${title})`, ...(description && { description }) }
  })
}
