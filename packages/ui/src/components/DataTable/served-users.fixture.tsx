import { useRef, useState } from 'react'
import { translated } from '../../story-texts/translated.ts'
import { DataTablePagination } from '../DataTablePagination/DataTablePagination.tsx'
import { DataTableSearch } from '../DataTableSearch/DataTableSearch.tsx'
import { DataTableSelectionBar } from '../DataTableSelectionBar/DataTableSelectionBar.tsx'
import { DataTableToolbar } from '../DataTableToolbar/DataTableToolbar.tsx'
import { DataTable } from './DataTable.tsx'
import { sampleUsers, serveUsers, userColumns } from './many-users.fixture.ts'
import type { DataTableQuery } from './types.ts'

const users = sampleUsers(1240)

const firstQuery: DataTableQuery = { search: '', sort: [], page: 0, pageSize: 25, filters: {} }

/** A server with the rows, which responds after 400 ms. */
export function Served() {
  const [served, setServed] = useState({ page: users.slice(0, 25), rowCount: users.length })
  const [isRefreshing, setRefreshing] = useState(false)
  const requested = useRef(firstQuery)
  const load = async (query: DataTableQuery) => {
    requested.current = query
    setRefreshing(true)
    const response = await serveUsers(users, query)
    // Responses can arrive out of order.
    if (requested.current !== query) return
    setServed(response)
    setRefreshing(false)
  }
  return translated(
    <DataTable
      aria-label="Users"
      columns={userColumns}
      source={{ ...served, onQueryChange: (query) => void load(query) }}
      defaultState={firstQuery}
      isRefreshing={isRefreshing}
      selectionMode="multiple"
      footerActions={
        <>
          <DataTableSelectionBar />
          <DataTablePagination />
        </>
      }
    >
      <DataTableToolbar>
        <DataTableSearch label="Search users" />
      </DataTableToolbar>
    </DataTable>,
  )
}

/** Chunks of 100 that load near the end. */
export function Chunked() {
  const [pages, setPages] = useState([users.slice(0, 100)])
  const loaded = pages.length * 100
  return translated(
    <DataTable
      aria-label="Users"
      columns={userColumns}
      source={{
        pages,
        hasMore: loaded < users.length,
        onLoadMore: () =>
          setPages((before) => [...before, users.slice(before.length * 100, before.length * 100 + 100)]),
        rowCount: users.length,
      }}
    />,
  )
}
