import '@tessera/ui/styles.css'
import type { ActiveUser, ListPage } from '@tessera/contract'
import { UIProvider } from '@tessera/ui'
import type { DataTableColumn } from '@tessera/ui/data-table'
import { DataTable, DataTablePagination } from '@tessera/ui/data-table'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

const SIZE = 100
const IDS = ['firstName', 'lastName', 'email', 'uiCompanyType', 'multipleSupplierAccess'] as const
const COLUMNS: DataTableColumn<ActiveUser>[] = [
  ...IDS.map((id) => ({ id, header: id, width: '2fr', isSortable: true, isRowHeader: id === 'lastName' })),
  { id: 'products', header: 'products', width: '4fr', limit: 40 },
  { id: 'lastLoginAt', header: 'lastLoginAt', width: '2fr' },
]

const idOf = ({ loginId }: ActiveUser) => loginId

/** The table of users without a portal around it: no session, messages, URL state or actions. */
function Bare(): ReactNode {
  const [page, setPage] = useState(0)
  const [answer, setAnswer] = useState<ListPage<ActiveUser> | null>(null)
  useEffect(() => {
    const read = async () => setAnswer((await (await fetch(`/users?page=${page}`)).json()) as ListPage<ActiveUser>)
    void read()
  }, [page])
  return (
    <UIProvider locale="en-US" theme="light">
      <DataTable
        aria-label="Users"
        columns={COLUMNS}
        getRowId={idOf}
        source={{ page: answer?.content ?? [], rowCount: answer?.total_elements ?? 0 }}
        state={{ page, pageSize: SIZE }}
        onStateChange={(next) => setPage(next.page)}
        selectionMode="multiple"
        footerActions={<DataTablePagination pageSizes={[SIZE]} />}
      />
    </UIProvider>
  )
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(<Bare />)
