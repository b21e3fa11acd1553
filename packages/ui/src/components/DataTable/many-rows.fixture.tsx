import { useState } from 'react'
import { translated } from '../../story-texts/translated.ts'
import { DataTableExport } from '../DataTableExport/DataTableExport.tsx'
import { DataTableFind } from '../DataTableFind/DataTableFind.tsx'
import { DataTableSearch } from '../DataTableSearch/DataTableSearch.tsx'
import { DataTableToolbar } from '../DataTableToolbar/DataTableToolbar.tsx'
import { DataTable } from './DataTable.tsx'
import { sampleUsers, userColumns } from './many-users.fixture.ts'

/** Created when the story opens, because 100,000 rows take a moment. */
export function Many() {
  const [rows] = useState(() => sampleUsers(100_000))
  return translated(
    <DataTable aria-label="Users" columns={userColumns} source={{ rows }} selectionMode="multiple">
      <DataTableToolbar
        actions={
          <>
            <DataTableFind />
            <DataTableExport fileName="users" />
          </>
        }
      >
        <DataTableSearch label="Search 100,000 users" />
      </DataTableToolbar>
    </DataTable>,
  )
}
