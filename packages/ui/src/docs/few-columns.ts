import { userColumns } from '../components/DataTable/many-users.fixture.ts'

/** Name, email, type and products, which fit on a documentation page. */
export const fewColumns = userColumns.slice(0, 4)
