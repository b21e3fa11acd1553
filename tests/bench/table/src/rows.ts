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

/** Height of a row, header included, where a table lets it be said. */
export const ROW_HEIGHT = 48
/** Height of the part that scrolls. */
export const VIEW_HEIGHT = 600
/** Rows on a page of tables that do not scroll through all of them. */
export const PAGE_SIZE = 100

const FIRST = ['Ana', 'Bruno', 'Chloé', 'Dana', 'Émile', 'Fatima', 'Grace', 'Hugo', 'Inès', 'José', 'Kim', 'Léa']
const LAST = ['Castillo', 'Reyes', 'Tremblay', 'Gagnon', 'Okafor', 'Nguyen', 'Smith', 'Ibarra', 'Roy', 'Molina']
// Every second one has no room in its column.
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

/** Sorts first by name in any collation, and is in the middle before. */
export const FIRST_BY_NAME = 'Aaaron Aaberg'
/** Every hundredth row has these letters in its address, and no other. */
export const SOUGHT = 'zyx'

/** The same rows each time, in no order. */
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

/** The rows that hold the text, for tables whose consumer filters. */
export function matching(rows: readonly Row[], search: string) {
  const sought = search.toLowerCase()
  if (!sought) return rows
  return rows.filter((row) => COLUMNS.some(({ id }) => row[id].toLowerCase().includes(sought)))
}
