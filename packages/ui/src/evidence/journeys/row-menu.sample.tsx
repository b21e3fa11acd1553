import { screen } from '@testing-library/react'
import type { SampleUser } from '../../components/DataTable/many-users.sample.ts'
import { DataTableRowMenu } from '../../components/DataTableRowMenu/DataTableRowMenu.tsx'
import { say } from '../../samples/say.ts'
import { translated } from '../../samples/translated.ts'
import type { Journey } from '../journey.ts'
import { UsersTable } from '../users-table.sample.tsx'

const rowActions = ({ name }: SampleUser) =>
  translated(
    <DataTableRowMenu
      aria-label={say('Actions for {name}', { name })}
      items={[
        { id: 'edit', label: 'Edit' },
        { id: 'block', label: 'Block' },
        { id: 'delete', label: 'Delete', tone: 'danger' },
      ]}
    />,
  )

export const journey: Journey = {
  title: 'Open a row’s details and its menu',
  Page: () => <UsersTable rowActions={rowActions} renderDetail={({ email }) => email} />,
  async walk(listener) {
    await listener.press('Tab')
    await listener.press('Enter')
    await listener.press('ArrowDown')
    await listener.press('ArrowUp')
    await listener.press('Enter')
    await listener.press('End')
    await listener.press('Enter', () => screen.getByRole('menu'))
    await listener.press('ArrowDown')
    await listener.press('Escape')
  },
}
