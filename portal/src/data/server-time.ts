/** `Date` has whole seconds, and a response takes time to arrive. */
const TOLERANCE = 2000

let ahead = 0

/** Measures the clock difference from a response's `Date` header. */
export function noteServerTime(headers: Headers): void {
  const reported = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(reported)) return
  const difference = reported - Date.now()
  ahead = Math.abs(difference) > TOLERANCE ? difference : 0
}

/** Converts a server time to this device's clock, in milliseconds since 1970; NaN for an invalid date. */
export function localTimeOf(iso: string): number {
  return Date.parse(iso) - ahead
}
