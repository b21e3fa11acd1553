import { t, storyLanguage } from '../../story-texts/translate.ts'
import type { DataTableColumn, DataTableQuery } from './types.ts'
import { indexRows, rankRows, sortPositions } from './model/row-model.ts'

/** A user in the stories and tests. */
export interface SampleUser {
  id: string
  email: string
  name: string
  type: 'Supplier' | 'Third Party User'
  products: readonly string[]
  multiple: boolean
  lastLogin: Date | null
}

const first = [
  'Ana',
  'Benoît',
  'Carla',
  'Deshawn',
  'Elena',
  'Farid',
  'Grace',
  'Hiro',
  'Isabel',
  'Jonas',
  'Keisha',
  'Luis',
]
const last = [
  'Castillo',
  'Tremblay',
  'Nguyen',
  'Miller',
  'Petrova',
  'Haddad',
  'O’Connor',
  'Tanaka',
  'Ortega',
  'Berg',
  'Brown',
]
const products = [
  ['Shopper Behavior', 'Report Builder'],
  ['Shopper Behavior'],
  ['Channel Insights', 'Customer Perception', 'Digital Landscapes'],
  ['Report Builder'],
  ['Shopper Behavior', 'Digital Landscapes', 'Modular Intelligence'],
]
const aDay = 86_400_000
const newest = Date.UTC(2026, 1, 18, 12)
const pick = <T>(list: readonly T[], index: number) => list[index % list.length] as T

/** The same people every time; from the 133rd on, their names include a number. */
export function sampleUsers(count: number): SampleUser[] {
  return Array.from({ length: count }, (_, index) => {
    const given = pick(first, index)
    const family = pick(last, index + Math.floor(index / first.length))
    const round = Math.floor(index / (first.length * last.length))
    const suffix = round === 0 ? '' : ` ${round + 1}`
    const address = `${given}.${family}${round === 0 ? '' : round + 1}`.normalize('NFD').replaceAll(/[^\w.]/g, '')
    const email = `${address.toLowerCase()}@brightfoods.example`
    return {
      id: email,
      email,
      name: `${given} ${family}${suffix}`,
      type: index % 3 === 2 ? 'Third Party User' : 'Supplier',
      products: pick(products, index),
      multiple: index % 2 === 0,
      lastLogin: index % 10 === 9 ? null : new Date(newest - index * aDay),
    }
  })
}

export const userColumns: readonly DataTableColumn<SampleUser>[] = [
  { id: 'name', header: 'Name', isSortable: true, width: '3fr', minWidth: 150 },
  { id: 'email', header: 'Email', isSortable: true, width: '5fr', minWidth: 288, stackUnder: 'name' },
  {
    id: 'type',
    header: 'Type',
    value: ({ type }) => t(type),
    matches: ({ type }, chosen) => [chosen].flat().includes(type),
    isSortable: true,
    width: 144,
  },
  { id: 'products', header: 'Products', width: '6fr', minWidth: 240, limit: 40 },
  { id: 'multiple', header: 'Multiple suppliers', value: ({ multiple }) => t(multiple ? 'Yes' : 'No'), width: 148 },
  {
    id: 'lastLogin',
    header: 'Last sign-in',
    isSortable: true,
    cell: ({ lastLogin }) =>
      lastLogin?.toLocaleDateString(storyLanguage().language, { dateStyle: 'medium', timeZone: 'UTC' }) ?? t('Never'),
    width: 124,
  },
]

/** A few columns for narrow places, such as matrices of parts. */
export const fewColumns: readonly DataTableColumn<SampleUser>[] = userColumns
  .filter(({ id }) => ['name', 'type', 'lastLogin'].includes(id))
  .map((column) => ({ ...column, width: '1fr', minWidth: 96 }))

/** Simulates a server: returns a page of the matching rows after a delay. */
export async function serveUsers(users: readonly SampleUser[], query: DataTableQuery, delay = 400) {
  const positions = indexRows(users, userColumns, 'en-US').filter(query)
  const sorted = sortPositions(positions, query.sort, (id) => {
    const column = userColumns.find((each) => each.id === id)
    return column && rankRows(users, column, 'en-US')
  })
  const size = query.pageSize ?? sorted.length
  await new Promise((resolve) => setTimeout(resolve, delay))
  const page = sorted.slice(query.page * size, (query.page + 1) * size).map((position) => users[position] as SampleUser)
  return { page, rowCount: sorted.length }
}
