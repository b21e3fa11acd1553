import { type ComponentType, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Adapter } from './adapter.ts'
import type { Row } from './rows.ts'

export interface TableProps {
  rows: Row[]
  search: string
  /** The rows per page; without it, all rows scroll. */
  pageSize?: number | undefined
}

const ignore: (text: string) => void = () => undefined

/** Mounts a React table; a search renders it again immediately, as typing does. */
export function reactAdapter(Table: ComponentType<TableProps>, places: Omit<Adapter, 'mount'>): Adapter {
  return {
    ...places,
    mount(container, rows, pageSize) {
      const root = createRoot(container)
      let setSearch = ignore
      function Host() {
        const [search, set] = useState('')
        setSearch = set
        return <Table rows={rows} search={search} pageSize={pageSize} />
      }
      flushSync(() => root.render(<Host />))
      return {
        search: (text) => flushSync(() => setSearch(text)),
        unmount: () => root.unmount(),
      }
    },
  }
}
