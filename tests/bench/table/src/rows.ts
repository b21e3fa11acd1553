/** One row of the table that all adapters show. */
export interface Row {
  id: string
  name: string
  email: string
  company: string
  role: string
  status: string
  lastActive: string
}

/** The six columns, in order. */
export const COLUMNS = [
  { id: 'name', header: 'Name', width: 200 },
  { id: 'email', header: 'Email', width: 240 },
  { id: 'company', header: 'Company', width: 180 },
  { id: 'role', header: 'Role', width: 140 },
  { id: 'status', header: 'Status', width: 120 },
  { id: 'lastActive', header: 'Last active', width: 120 },
] as const satisfies { id: keyof Row; header: string; width: number }[]

/** Height of a row, including the header, if a table can set it. */
export const ROW_HEIGHT = 48
/** Height of the scrolled area. */
export const VIEW_HEIGHT = 600
/** Rows per page of tables that do not scroll through all of them. */
export const PAGE_SIZE = 100

const FIRST = ['Ana', 'Bruno', 'Chloé', 'Dana', 'Émile', 'Fatima', 'Grace', 'Hugo', 'Inès', 'José', 'Kim', 'Léa']
const LAST = ['Castillo', 'Reyes', 'Tremblay', 'Gagnon', 'Okafor', 'Nguyen', 'Smith', 'Ibarra', 'Roy', 'Molina']
// Every second text is too long for its column.
const COMPANIES = [
  'Bright Foods',
  'Small Farm Growers of Saskatchewan',
  'Harvest Union',
  'Blue Dairy and Creamery Holdings',
  'Northern Mills',
  'Coastal Fisheries and Cold Storage',
]
const ROLES = ['Admin', 'Editor', 'Viewer', 'Analyst']
const STATUSES = ['Active', 'Invited', 'Blocked']

/** This name is first when sorted in any collation; unsorted, it is in the middle. */
export const FIRST_BY_NAME = 'Aaaron Aaberg'
/** Only every hundredth row has these letters in its address. */
export const SOUGHT = 'zyx'

/** Returns `count` unsorted rows, the same each time. */
export function makeRows(count: number): Row[] {
  let seed = 42
  const next = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
  const pick = (words: readonly string[]) => words[next(words.length)] ?? ''
  return Array.from({ length: count }, (_, index) => {
    const name = `${pick(FIRST)} ${pick(LAST)} ${next(100_000)}`
    const host = index % 100 === 50 ? `${SOUGHT}.example` : 'mail.example'
    const day = String(1 + next(28)).padStart(2, '0')
    const month = String(1 + next(12)).padStart(2, '0')
    return {
      id: `row-${index}`,
      name: index === Math.floor(count / 2) ? FIRST_BY_NAME : name,
      email: `person.${index}@${host}`,
      company: pick(COMPANIES),
      role: pick(ROLES),
      status: pick(STATUSES),
      lastActive: `2026-${month}-${day}`,
    }
  })
}

/** Returns the rows that contain the text, for tables whose consumer filters. */
export function matching(rows: readonly Row[], search: string) {
  const sought = search.toLowerCase()
  if (!sought) return rows
  return rows.filter((row) => COLUMNS.some(({ id }) => row[id].toLowerCase().includes(sought)))
}
