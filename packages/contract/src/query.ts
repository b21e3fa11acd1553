type Value = string | number | boolean | null | undefined

/**
 * Returns a query string without `?`: keys and values are encoded, empty values omitted, and arrays comma-separated.
 */
export function buildQuery(query: object): string {
  return Object.entries(query)
    .map(([key, value]: [string, Value | readonly Value[]]) => [key, Array.isArray(value) ? value.join(',') : value])
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([key, value]) => `${encodeURIComponent(String(key))}=${encodeURIComponent(String(value))}`)
    .join('&')
}
