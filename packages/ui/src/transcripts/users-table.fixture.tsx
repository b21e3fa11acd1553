import { DataTable, type DataTableProps } from '../components/DataTable/DataTable.tsx'
import { fewColumns, type SampleUser, sampleUsers } from '../components/DataTable/many-users.fixture.ts'
import { translated } from '../story-texts/translated.ts'

const source = { rows: sampleUsers(6) }

/** The table of most journeys: six users, name, type and last sign-in. */
export const UsersTable = (props: Partial<DataTableProps<SampleUser>>) =>
  translated(<DataTable aria-label="Users" columns={fewColumns} source={source} {...props} />)
