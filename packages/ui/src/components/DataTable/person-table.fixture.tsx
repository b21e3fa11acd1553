import { DataTable, type DataTableProps } from './DataTable.tsx'

interface Person {
  id: string
  name: string
}

const source = { rows: [{ id: 'ana', name: 'Ana' }] }

/** A table with one person, for fixtures of its parts. */
export const PersonTable = (props: Partial<DataTableProps<Person>>) => (
  <DataTable aria-label="People" columns={[{ id: 'name', header: 'Name' }]} source={source} {...props} />
)
