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
  async run(screenReader) {
    await screenReader.press('Tab')
    await screenReader.press('Enter', () => screen.getByRole('menu'))
    await screenReader.press('ArrowDown')
    await screenReader.press('Enter')
    await screenReader.press('Tab')
    await screenReader.type('ana')
    await screenReader.press('Enter')
    await screenReader.press('Shift+Tab')
    await screenReader.press('Enter', () => screen.getByRole('menu'))
    await screenReader.press('Home ArrowDown ArrowDown ArrowDown ArrowDown ArrowDown')
    await screenReader.press('Enter')
    await screenReader.press('Tab')
    await screenReader.type('carla')
    await screenReader.press('Enter')
    await screenReader.press('Shift+Tab')
    await screenReader.press('Enter', () => screen.getByRole('menu'))
    await screenReader.press('Home ArrowDown ArrowDown ArrowDown ArrowDown')
    await screenReader.press('Enter', () => screen.getByRole('dialog'))
    await screenReader.press('Enter')
    await screenReader.type('carla')
    await screenReader.press('Tab')
    await screenReader.press('Space')
    await screenReader.press('Shift+Tab')
    await screenReader.press('Enter')
  },
}
