import * as z from 'zod'
import { COUNTED_LISTS } from '../analytics/rules.ts'
import { LIMITS } from '../limits.ts'
import { versioned } from '../list-schemas.ts'
import { ownLoginId } from '../session/schemas.ts'
import { TABLE_VIEW_LIMITS } from './rules.ts'

const tableViewChanges = z.object({
  name: z.string().trim().min(1).max(LIMITS.text),
  /** The query string of the table's address, without the question mark. */
  state: z
    .string()
    .max(TABLE_VIEW_LIMITS.state)
    .regex(/^[!-~]*$/, 'Write the query as an address has it, encoded.'),
  /** Whether the list opens in this view by default. A list has at most one default view. */
  isDefault: z.boolean(),
})

/** The name of a list, as in analytics events. */
const oneList = z.object({ list: z.enum(COUNTED_LISTS) })
const newTableView = tableViewChanges.extend(oneList.shape)

const tableView = tableViewChanges.extend({ id: z.string(), ...versioned })
const ownView = ownLoginId.extend({ id: z.uuid() })

/** The schemas of the table views area's calls. */
export const tableViewsSchemas = {
  list: { params: ownLoginId, query: oneList, answer: z.array(tableView) },
  create: { params: ownLoginId, body: newTableView, answer: tableView },
  update: { params: ownView, body: tableViewChanges.extend(versioned), answer: tableView },
  remove: { params: ownView },
}

export type NewTableView = z.infer<typeof newTableView>
export type TableView = z.infer<typeof tableView>
