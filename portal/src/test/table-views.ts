import type { NewTableView, TableView } from '@tessera/contract'
import { calls, HEADERS } from '@tessera/contract'
import type { FakeServer } from './server.ts'
import { failure, json } from './server.ts'

const idIn = (url: string): string => url.split('/').at(-1) ?? ''

/**
 * Adds the views of one list to a server, which handles them as the real one does; views saved by another tab are
 * included.
 */
export function keepsViews(server: FakeServer, views: TableView[]): FakeServer {
  const isTaken = ({ name }: Pick<TableView, 'name'>, id?: string): boolean =>
    views.some((view) => view.id !== id && view.name.toLowerCase() === name.toLowerCase())
  const makeRoom = ({ isDefault }: Pick<TableView, 'isDefault'>): void => {
    for (const view of views) if (isDefault) view.isDefault = false
  }
  return server
    .replies(calls.tableViews.list, () => json(views))
    .replies(calls.tableViews.create, ({ body, headers }) => {
      const { list: _list, ...view } = body as NewTableView
      if (isTaken(view)) return failure(409, 'VIEW_NAME_TAKEN')
      makeRoom(view)
      views.push({ ...view, id: headers.get(HEADERS.idempotencyKey) ?? '', version: 1 })
      return json(views.at(-1), 201)
    })
    .replies(calls.tableViews.update, ({ url, body }) => {
      const changes = body as Omit<TableView, 'id'>
      const view = views.find(({ id }) => id === idIn(url))
      if (!view) return failure(404, 'NOT_FOUND')
      if (view.version !== changes.version) return failure(409, 'CONFLICT', { current: view })
      if (isTaken(changes, view.id)) return failure(409, 'VIEW_NAME_TAKEN')
      makeRoom(changes)
      return json(Object.assign(view, changes, { version: view.version + 1 }))
    })
    .replies(calls.tableViews.remove, ({ url }) => {
      const index = views.findIndex(({ id }) => id === idIn(url))
      if (index < 0) return failure(404, 'NOT_FOUND')
      views.splice(index, 1)
      return new Response(null, { status: 204 })
    })
}
