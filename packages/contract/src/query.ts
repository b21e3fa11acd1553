type Value = string | number | boolean | null | undefined

/** A query string without `?`: keys and values encoded, empty values left out, arrays as comma lists. */
export function buildQuery(query: object): string {
  return Object.entries(query)
    .map(([key, value]: [string, Value | readonly Value[]]) => [key, Array.isArray(value) ? value.join(',') : value])
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([key, value]) => `${encodeURIComponent(String(key))}=${encodeURIComponent(String(value))}`)
    .join('&')
}
