import { userColumns } from '../components/DataTable/many-users.fixture.ts'

/** Name, email, type and products: what a documentation page has room for. */
export const fewColumns = userColumns.slice(0, 4)
