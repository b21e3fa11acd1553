import type { CountedList } from '@tessera/contract'
import type { Generated } from 'kysely'
import type { Identified } from '../core/database/columns.ts'

interface ViewsTable extends Identified {
  login_id: string
  list: CountedList
  name: string
  /** The query string of the table's URL. */
  state: string
  is_default: boolean
  version: Generated<number>
}

/** The table of the table views area. */
export interface TableViewsTables {
  table_views: ViewsTable
}
