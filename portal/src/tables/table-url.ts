import type { DataTableQuery, DataTableSort, DataTableState } from '@tessera/ui/data-table'
import type { ListRules } from '@tessera/contract'
import { LIMITS, TABLE_VIEW_LIMITS } from '@tessera/contract'

/** The arrangement of a table: all of its state except which rows are shown. */
export type ColumnSettings = Omit<DataTableState, keyof DataTableQuery | 'view'>

/** URL parameters of a table besides its filters, which use their own ids. */
const QUERY_PARAMS = { search: 'search', sort: 'sort', page: 'page', pageSize: 'rows' } as const
const ARRANGEMENT_PARAMS = {
  hiddenColumns: 'hide',
  pinnedColumns: 'pin',
  columnOrder: 'order',
  density: 'density',
  columnWidths: 'width',
} as const

/** The current view; no id from the server equals this word. */
const VIEW_PARAM = 'view'
const STANDARD_VIEW = 'standard'
/** A placeholder with the length of every id. */
const ANY_ID = '0'.repeat(36)

const PINS = ['start', 'end', 'none'] as const
const DENSITIES = ['comfortable', 'compact'] as const
const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const

const isPageSize = (size: number): boolean => LIMITS.rowsPerPage.some((offered) => offered === size)

/** The sort order until the user changes it. */
export function defaultSort({ defaultSort: { by, order } }: ListRules): DataTableSort {
  return { column: by, direction: DIRECTIONS[order] }
}

function partsOf(text: string | null): string[] {
  return [...new Set(text?.split(',').filter(Boolean))]
}

/** Escapes a column id, because screens choose the ids and the separators of the URL can occur in them. */
function written(id: string): string {
  return id.replaceAll(/[%,:]/g, encodeURIComponent)
}

function idIn(part: string): string {
  return part.replaceAll(/%(?:25|2C|3A)/g, decodeURIComponent)
}

/** Values by column, as `name:220,status:120`. */
function pairsIn<Value>(text: string | null, valueIn: (value: string) => Value | undefined): Record<string, Value> {
  const pairs = partsOf(text).map((part) => {
    const [id = '', value = '', ...more] = part.split(':')
    return { id: idIn(id), value: more.length === 0 ? valueIn(value) : undefined }
  })
  return Object.fromEntries(pairs.flatMap(({ id, value }) => (id && value !== undefined ? [[id, value]] : [])))
}

function writtenPairs(pairs: Readonly<Record<string, string | number>>): string {
  return Object.entries(pairs)
    .map(([id, value]) => `${written(id)}:${typeof value === 'number' ? Math.round(value) : value}`)
    .join(',')
}

function widthIn(value: string): number | undefined {
  return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : undefined
}

function sortIn(text: string | null, rules: ListRules): DataTableSort[] {
  const sorts = partsOf(text).map<DataTableSort>((part) => ({
    column: part.replace(/^-/, ''),
    direction: part.startsWith('-') ? 'descending' : 'ascending',
  }))
  const known = sorts.filter(
    ({ column }, index) =>
      rules.sorts.includes(column) && sorts.findIndex((earlier) => earlier.column === column) === index,
  )
  return known.length > 0 ? known : [defaultSort(rules)]
}

function writtenSort(sort: readonly DataTableSort[]): string {
  return sort.map(({ column, direction }) => (direction === 'descending' ? `-${column}` : column)).join(',')
}

/** Reads a table's state from a URL; invalid parts get their defaults. */
export function queryIn(params: URLSearchParams, rules: ListRules, defaultSize: number): DataTableQuery {
  const page = Number(params.get(QUERY_PARAMS.page))
  const size = Number(params.get(QUERY_PARAMS.pageSize))
  const filters = Object.entries(rules.filters).map(([id, { values }]) => [
    id,
    partsOf(params.get(id)).filter((value) => values.includes(value)),
  ])
  return {
    search: (params.get(QUERY_PARAMS.search) ?? '').replaceAll(/\p{Cc}/gu, '').slice(0, LIMITS.search),
    sort: sortIn(params.get(QUERY_PARAMS.sort), rules),
    page: Number.isSafeInteger(page) && page > 1 ? page - 1 : 0,
    pageSize: isPageSize(size) ? size : defaultSize,
    filters: Object.fromEntries(filters),
  }
}

/**
 * Reads the arrangement of a table from a URL. Unknown columns have no effect, because only the table knows its
 * columns.
 */
export function columnSettingsIn(params: URLSearchParams): ColumnSettings {
  const textOf = (part: keyof ColumnSettings): string | null => params.get(ARRANGEMENT_PARAMS[part])
  return {
    hiddenColumns: partsOf(textOf('hiddenColumns')).map(idIn),
    pinnedColumns: pairsIn(textOf('pinnedColumns'), (value) => PINS.find((pin) => pin === value)),
    columnOrder: partsOf(textOf('columnOrder')).map(idIn),
    density: DENSITIES.find((density) => density === textOf('density')) ?? null,
    columnWidths: pairsIn(textOf('columnWidths'), widthIn),
  }
}

/** The parameters of the column settings in a URL. */
export function columnSettingsQuery(params: URLSearchParams): string {
  const names: readonly string[] = Object.values(ARRANGEMENT_PARAMS)
  return new URLSearchParams([...params].filter(([name]) => names.includes(name))).toString()
}

/** Returns the view in a URL; an unknown id has no effect. */
export function viewIn(params: URLSearchParams): string | null {
  const named = params.get(VIEW_PARAM)
  return named === STANDARD_VIEW ? '' : named || null
}

/** Returns the full table state in a URL. */
export function stateIn(params: URLSearchParams, rules: ListRules, defaultSize: number): DataTableState {
  return { ...queryIn(params, rules, defaultSize), ...columnSettingsIn(params), view: viewIn(params) }
}

/**
 * Returns the parameters of a table, most important first: the row query, the view, the visible columns, then their
 * appearance.
 */
function partsFor(state: DataTableState, rules: ListRules, defaultSize: number): [name: string, text: string][] {
  const { search, filters, page, pageSize, view } = state
  const { hiddenColumns, pinnedColumns, columnOrder, density, columnWidths } = state
  const sort = writtenSort(state.sort)
  const chosen = Object.keys(rules.filters).map<[string, string]>((id) => {
    const values = filters[id]
    return [id, Array.isArray(values) ? values.join(',') : '']
  })
  return [
    [QUERY_PARAMS.search, search],
    ...chosen,
    [QUERY_PARAMS.sort, sort === writtenSort([defaultSort(rules)]) ? '' : sort],
    [QUERY_PARAMS.page, page > 0 ? String(page + 1) : ''],
    [QUERY_PARAMS.pageSize, pageSize === null || pageSize === defaultSize ? '' : String(pageSize)],
    [VIEW_PARAM, view === '' ? STANDARD_VIEW : (view ?? '')],
    [ARRANGEMENT_PARAMS.hiddenColumns, hiddenColumns.map(written).join(',')],
    [ARRANGEMENT_PARAMS.pinnedColumns, writtenPairs(pinnedColumns)],
    [ARRANGEMENT_PARAMS.columnOrder, columnOrder.map(written).join(',')],
    [ARRANGEMENT_PARAMS.density, density ?? ''],
    [ARRANGEMENT_PARAMS.columnWidths, writtenPairs(columnWidths)],
  ]
}

/** Formats parameters for a URL; separators are allowed there and stay readable. */
function textOf(parts: Iterable<[string, string]>): string {
  return new URLSearchParams([...parts]).toString().replaceAll(/%(?:2C|3A)/g, decodeURIComponent)
}

function withinLengthLimit(parts: [string, string][]): [string, string][] {
  const kept = parts.filter(([, text]) => text !== '')
  while (textOf(kept).length > TABLE_VIEW_LIMITS.state) kept.pop()
  return kept
}

/**
 * Writes a table's state as a query, without defaults. If it is too long, parts are dropped until it fits: widths
 * first, then density, order, pins and hidden columns, and only then the row query.
 */
export function writtenState(state: DataTableState, rules: ListRules, defaultSize: number): string {
  return textOf(withinLengthLimit(partsFor(state, rules, defaultSize)))
}

/** Returns the state stored with a view: its whole URL state except the view's own id. */
export function writtenView(state: DataTableState, rules: ListRules, defaultSize: number): string {
  const parts = withinLengthLimit(partsFor({ ...state, view: ANY_ID }, rules, defaultSize))
  return textOf(parts.filter(([name]) => name !== VIEW_PARAM))
}

/** Returns the names of a table's parameters. */
function paramNames(rules: ListRules): string[] {
  return [
    ...Object.values(QUERY_PARAMS),
    VIEW_PARAM,
    ...Object.values(ARRANGEMENT_PARAMS),
    ...Object.keys(rules.filters),
  ]
}

/** Whether a URL contains any table state. */
export function hasTableState(params: URLSearchParams, rules: ListRules): boolean {
  return paramNames(rules).some((name) => params.has(name))
}

/** Whether a URL contains the rows per page. */
export function hasPageSize(params: URLSearchParams): boolean {
  return params.has(QUERY_PARAMS.pageSize)
}

/** Returns a URL's query with the table's new state; other parameters stay. */
export function queryWith(state: string, before: URLSearchParams, rules: ListRules): string {
  const names = paramNames(rules)
  const others = [...before].filter(([name]) => !names.includes(name))
  return [textOf(others), state].filter(Boolean).join('&')
}
