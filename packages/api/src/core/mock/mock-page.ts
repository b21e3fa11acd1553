import type { Reader, Schema } from './mock-values.ts'
import { mockValueOf, mockRows, propertiesOf } from './mock-values.ts'
import { slug } from './names.ts'

/** The total rows of a list: more than a page, but not many. */
const ROWS = 37

type Row = Record<string, unknown>

/** Whether the schema is a page of a list. */
export function isPage({ properties = {} }: Schema): boolean {
  return properties['total_elements'] !== undefined && properties['content']?.items !== undefined
}

/** The requested page of mock rows, searched, filtered, sorted and counted like stored ones. */
export function mockPage(schema: Schema, seed: string, query: Row, reader: Reader): Row {
  const all = mockRows(schema.properties?.['content']?.items ?? {}, ROWS, seed, reader).map(propertiesOf)
  const found = sorted(
    all.filter((row) => matchesSearch(row, query) && matchesFilters(row, query)),
    query,
    reader,
  )
  const page = Number(query['page'] ?? 0)
  const size = Number(query['size'] ?? query['page_size'] ?? query['pageSize'] ?? ROWS)
  const json: Row = {
    content: found.slice(page * size, (page + 1) * size),
    page,
    size,
    page_size: size,
    total_elements: found.length,
    total_pages: Math.ceil(found.length / size),
  }
  const rest = propertiesOf(mockValueOf(schema, seed, reader))
  return Object.fromEntries(Object.keys(rest).map((name) => [name, json[name] ?? rest[name]]))
}

function matchesSearch(row: Row, { search }: Row): boolean {
  const wanted = typeof search === 'string' ? slug(search, ' ').trim() : ''
  return Object.values(row).some((value) => typeof value === 'string' && slug(value, ' ').includes(wanted))
}

/** Whether a row matches all filters. A filter is a list of values, and the row must have one of them. */
function matchesFilters(row: Row, query: Row): boolean {
  const filters = Object.values(query).filter((value) => Array.isArray(value) && value.length > 0)
  return filters.every((values) => Array.isArray(values) && Object.values(row).some((value) => values.includes(value)))
}

function sorted(rows: Row[], { sortBy, sortOrder }: Row, { locale }: Reader): Row[] {
  if (typeof sortBy !== 'string') return rows
  const sign = sortOrder === 'desc' ? -1 : 1
  return rows.toSorted((a, b) => sign * String(a[sortBy]).localeCompare(String(b[sortBy]), locale))
}
