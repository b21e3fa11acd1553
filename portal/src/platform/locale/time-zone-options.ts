import { OFFERED_TIMEZONES, TIMEZONES } from '@tessera/contract'
import type { FieldOption } from '@tessera/ui'
import { zoneName } from '../../messages/time-zone.ts'

/** Time zones to choose from, by city and offset; the user's own is always included. */
export function timeZoneOptions(current: string, locale: string): FieldOption[] {
  const isOffered = OFFERED_TIMEZONES.some(({ id }) => id === current)
  const zones = isOffered
    ? OFFERED_TIMEZONES
    : TIMEZONES.filter((zone) => zone.id === current).concat(OFFERED_TIMEZONES)
  return zones.map(({ id, title }) => {
    const city = id.slice(id.lastIndexOf('/') + 1).replaceAll('_', ' ')
    const description = zoneName(id, locale)
    return { id, label: `${city} (${title})`, ...(description && { description }) }
  })
}
