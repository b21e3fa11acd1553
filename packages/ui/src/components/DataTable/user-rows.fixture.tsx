import { t } from '../../story-texts/translate.ts'
import { translated } from '../../story-texts/translated.ts'
import { DataTableRowMenu } from '../DataTableRowMenu/DataTableRowMenu.tsx'
import { type SampleUser, userColumns } from './many-users.fixture.ts'

/** Actions on a user. */
export const userMenu = ({ name }: SampleUser) =>
  translated(
    <DataTableRowMenu
      aria-label={t('Actions for {name}', { name })}
      items={[
        { id: 'edit', label: 'Edit' },
        { id: 'block', label: 'Block' },
        { id: 'delete', label: 'Delete', tone: 'danger' },
      ]}
    />,
  )

/** The users' columns, each too narrow for its texts. */
export const narrowColumns = userColumns.map((column) =>
  column.id === 'email' || column.id === 'products'
    ? { ...column, width: 190, minWidth: undefined, limit: undefined }
    : { ...column, width: 124, minWidth: undefined },
)
