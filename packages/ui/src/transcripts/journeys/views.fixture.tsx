import { screen } from '@testing-library/react'
import { DataTableSearch } from '../../components/DataTableSearch/DataTableSearch.tsx'
import { DataTableViews } from '../../components/DataTableViews/DataTableViews.tsx'
import { sampleViews, useKeptViews } from '../../components/DataTableViews/saved-views.fixture.tsx'
import type { Journey } from '../journey.ts'
import { UsersTable } from '../users-table.fixture.tsx'

function Views() {
  return <DataTableViews {...useKeptViews(sampleViews())} />
}

export const journey: Journey = {
  title: 'Choose a view, change it, discard the changes and save another',
  Page: () => (
    <UsersTable>
      <Views />
      <DataTableSearch label="Search users" delay={60_000} />
    </UsersTable>
  ),
  async walk(listener) {
    await listener.press('Tab')
    await listener.press('Enter', () => screen.getByRole('menu'))
    await listener.press('ArrowDown')
    await listener.press('Enter')
    await listener.press('Tab')
    await listener.type('ana')
    await listener.press('Enter')
    await listener.press('Shift+Tab')
    await listener.press('Enter', () => screen.getByRole('menu'))
    await listener.press('Home ArrowDown ArrowDown ArrowDown ArrowDown ArrowDown')
    await listener.press('Enter')
    await listener.press('Tab')
    await listener.type('carla')
    await listener.press('Enter')
    await listener.press('Shift+Tab')
    await listener.press('Enter', () => screen.getByRole('menu'))
    await listener.press('Home ArrowDown ArrowDown ArrowDown ArrowDown')
    await listener.press('Enter', () => screen.getByRole('dialog'))
    await listener.press('Enter')
    await listener.type('carla')
    await listener.press('Tab')
    await listener.press('Space')
    await listener.press('Shift+Tab')
    await listener.press('Enter')
  },
}
