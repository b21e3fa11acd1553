import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { DataTable, type DataTableState } from '../DataTable/DataTable.tsx'
import { withWidth } from '../DataTable/layout.fixture.ts'
import { names } from '../DataTable/users.fixture.tsx'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { type DataTableFilterDefinition, DataTableFilters } from './DataTableFilters.tsx'

interface Person {
  id: string
  name: string
  type: string
  visits: number
  joined: Date
}

const person = (name: string, type: string, visits: number, day: number): Person => ({
  id: name,
  name,
  type,
  visits,
  joined: new Date(2026, 1, day, 23, 30),
})
const rows = [person('Ana', 'supplier', 3, 1), person('Benoît', 'agency', 12, 10), person('Carla', 'supplier', 40, 20)]
const columns = [
  { id: 'name', header: 'Name' },
  { id: 'type', header: 'Type' },
  { id: 'visits', header: 'Visits' },
  { id: 'joined', header: 'Joined' },
] as const
const filters: readonly DataTableFilterDefinition[] = [
  { id: 'name', label: 'Name', kind: 'text' },
  {
    id: 'type',
    label: 'Type',
    kind: 'choice',
    options: ['supplier', 'agency', 'merchant'].map((id) => ({ id, label: `${id} company` })),
  },
  { id: 'visits', label: 'Visits', kind: 'numbers' },
  { id: 'joined', label: 'Joined', kind: 'dates' },
]

function show(set: DataTableState['filters'] = {}, locale = 'en-US') {
  const onStateChange = vi.fn<(state: DataTableState) => void>()
  render(
    <UIProvider locale={locale}>
      <DataTable
        aria-label="Users"
        columns={columns}
        source={{ rows }}
        defaultState={{ filters: set }}
        onStateChange={onStateChange}
      >
        <DataTableFilters filters={filters} />
      </DataTable>
    </UIProvider>,
  )
  return () => onStateChange.mock.lastCall?.[0].filters
}

/** A filter's chip before it has a value. */
const empty = (name: string) => screen.getByRole('button', { name })
async function open(name: string) {
  await userEvent.click(empty(name))
  return within(await screen.findByRole('dialog', { name }))
}
const addButton = () => screen.getByRole('button', { name: 'Add filter' })
const chip = (text: string) => screen.getByRole('button', { name: `${text}. Change` })
async function add(name: string) {
  await userEvent.click(addButton())
  await userEvent.click(await screen.findByRole('menuitem', { name }))
  return within(await screen.findByRole('dialog', { name }))
}
const apply = () => userEvent.click(screen.getByRole('button', { name: 'Apply' }))

// Loads the lazy chunk once, outside the first test's time.
beforeAll(() =>
  Promise.all([
    import('./FilterMenu.tsx'),
    import('./TextFilter.tsx'),
    import('./ChoiceFilter.tsx'),
    import('./DatesFilter.tsx'),
    import('./NumbersFilter.tsx'),
  ]),
)

describe('DataTableFilters', () => {
  it.each([
    [{ name: 'ana' }, 'Name: contains ‘ana’'],
    [{ type: ['supplier'] }, 'Type: supplier company'],
    [{ type: ['supplier', 'agency', 'merchant'] }, 'Type: supplier company, agency company +1'],
    [{ visits: { start: 5, end: null } }, 'Visits: at least 5'],
    [{ visits: { start: null, end: 1200 } }, 'Visits: at most 1,200'],
    [{ visits: { start: 5, end: 20 } }, 'Visits: 5 to 20'],
    [{ joined: { start: '2026-02-01', end: '2026-02-10' } }, 'Joined: Feb 1 – 10, 2026'],
  ])('describes set filters as text: %j', (set, text) => {
    show(set)
    expect(
      screen
        .getByRole('button', { name: /Change$/ })
        .getAttribute('aria-label')
        ?.replaceAll(/\s/g, ' '),
    ).toBe(`${text}. Change`)
  })

  it.each([
    { name: 7 },
    { type: 'supplier' },
    { visits: '5' },
    { joined: { start: '2026-02-31', end: '2026-03-01' } },
    { joined: { start: 'soon', end: null } },
  ])('shows no chip for invalid values: %j', (set) => {
    show(set)
    expect(screen.queryByRole('button', { name: /Change$/ })).not.toBeInTheDocument()
  })

  it('has a chip for each of the first two filters, and for every other filter that is set', async () => {
    show({ visits: { start: 5, end: null } })
    expect(empty('Name')).toBeVisible()
    expect(empty('Type')).toBeVisible()
    expect(chip('Visits: at least 5')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Joined/ })).not.toBeInTheDocument()
    await userEvent.click(addButton())
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Joined'])
  })

  it('shows how many rows each choice has, within the search and the other filters', async () => {
    show({ name: 'a', visits: { start: 4, end: null } })
    const dialog = await open('Type')
    expect(dialog.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'supplier company (1)',
      'agency company (0)',
      'merchant company (0)',
    ])
  })

  it('mouse: sets a text filter, and removes it', async () => {
    const state = show()
    const dialog = await open('Name')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'ar')
    await apply()
    expect(state()).toEqual({ name: 'ar' })
    expect(names()).toEqual(['Carla'])
    await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Name' }))
    expect(state()).toEqual({})
    expect(names()).toHaveLength(3)
    expect(empty('Name')).toHaveFocus()
  })

  it('applies each tick of a choice immediately, and stays open', async () => {
    const state = show()
    const dialog = await open('Type')
    await userEvent.click(dialog.getByRole('checkbox', { name: /^agency company/ }))
    expect(state()).toEqual({ type: ['agency'] })
    await userEvent.click(dialog.getByRole('checkbox', { name: /^agency company/ }))
    await userEvent.click(dialog.getByRole('checkbox', { name: /^supplier company/ }))
    expect(dialog.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(chip('Type: supplier company')).toHaveFocus())
    expect(state()).toEqual({ type: ['supplier'] })
    expect(names()).toEqual(['Ana', 'Carla'])
  })

  it('adds a range of numbers, and reports invalid ones', async () => {
    const state = show()
    const dialog = await add('Visits')
    await userEvent.type(dialog.getByRole('textbox', { name: 'From' }), '12')
    await userEvent.type(dialog.getByRole('textbox', { name: 'To' }), '5')
    await apply()
    expect(dialog.getByRole('textbox', { name: 'To' })).toHaveAccessibleDescription(
      'Enter a number that isn’t less than the first.',
    )
    await userEvent.clear(dialog.getByRole('textbox', { name: 'To' }))
    await apply()
    expect(state()).toEqual({ visits: { start: 12, end: null } })
    expect(names()).toEqual(['Benoît', 'Carla'])
  })

  it('filters by days in the reader’s time zone, both ends included', () => {
    show({ joined: { start: '2026-02-10', end: '2026-02-20' } })
    expect(names()).toEqual(['Benoît', 'Carla'])
  })

  it('changes the days of a filter', async () => {
    const state = show({ joined: { start: '2026-02-10', end: '2026-02-20' } })
    await userEvent.click(screen.getByRole('button', { name: /^Joined: .*Change$/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Joined' }))
    const [, , , , day] = dialog.getAllByRole('spinbutton')
    if (day) await userEvent.type(day, '15')
    await apply()
    expect(state()).toEqual({ joined: { start: '2026-02-10', end: '2026-02-15' } })
  })

  it('removes a filter whose field is cleared', async () => {
    const state = show({ name: 'ana' })
    await userEvent.click(chip('Name: contains ‘ana’'))
    await userEvent.clear(await screen.findByRole('textbox', { name: 'Name' }))
    await apply()
    expect(state()).toEqual({})
  })

  it('offers only filters that are not set, and none if all are set', async () => {
    show({ name: 'a', type: ['supplier'], visits: { start: 1, end: null } })
    await userEvent.click(addButton())
    expect(await screen.findAllByRole('menuitem')).toHaveLength(1)
  })

  it('key Enter in a field: applies it and returns the focus', async () => {
    const state = show()
    addButton().focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Visits' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'From' })).toHaveFocus())
    await userEvent.keyboard('12{Enter}')
    expect(state()).toEqual({ visits: { start: 12, end: null } })
    await waitFor(() => expect(chip('Visits: at least 12')).toHaveFocus())
  })

  it('key Enter in a part of a date also applies it, and the first field has the focus when opened', async () => {
    const state = show({ joined: { start: '2026-02-10', end: '2026-02-20' }, type: ['agency'] })
    await userEvent.click(screen.getByRole('button', { name: /^Joined: .*Change$/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Joined' }))
    await waitFor(() => expect(dialog.getAllByRole('spinbutton')[0]).toHaveFocus())
    await userEvent.keyboard('1{Enter}')
    expect(state()).toMatchObject({ joined: { start: '2026-01-10', end: '2026-02-20' } })
    await userEvent.click(screen.getByRole('button', { name: /^Type: .*Change$/ }))
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /^supplier company/ })).toHaveFocus())
  })

  it('moves focus to ‘Add filter’ if a new filter stays empty', async () => {
    show()
    await add('Joined')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(addButton()).toHaveFocus())
    expect(screen.queryByRole('button', { name: 'Joined' })).not.toBeInTheDocument()
  })

  it('key Escape: closes the menu or the fields without a change', async () => {
    const state = show({ name: 'ana' })
    chip('Name: contains ‘ana’').focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'x{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(state()).toBeUndefined()
    await waitFor(() => expect(chip('Name: contains ‘ana’')).toHaveFocus())
  })

  it('touch: removes a filter', async () => {
    const state = show({ name: 'ana' })
    await userEvent.pointer({
      keys: '[TouchA]',
      target: screen.getByRole('button', { name: 'Remove the filter Name' }),
    })
    expect(state()).toEqual({})
  })

  describe('on a phone', () => {
    beforeEach(() => withWidth(390))
    afterEach(() => vi.unstubAllGlobals())

    it('is one button for all filters, with the number of set ones', async () => {
      const state = show({ type: ['supplier'], visits: { start: 5, end: null } })
      const button = screen.getByRole('button', { name: 'Filters, 2 set' })
      expect(screen.queryByRole('button', { name: /^Type/ })).not.toBeInTheDocument()
      await userEvent.click(button)
      const rows = await screen.findAllByRole('menuitem')
      expect(rows.map(({ textContent }) => textContent)).toEqual([
        'Name',
        expect.stringMatching(/^Type.*supplier company$/),
        expect.stringMatching(/^Visits.*at least 5$/),
        'Joined',
        'Clear filters',
      ])
      await userEvent.click(screen.getByRole('menuitem', { name: /^Type/ }))
      await userEvent.click(await screen.findByRole('checkbox', { name: /^agency/ }))
      expect(state()).toMatchObject({ type: ['supplier', 'agency'] })
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(button).toHaveFocus())
      await userEvent.click(button)
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Clear filters' }))
      expect(state()).toEqual({})
    })
  })

  it('shows French text', () => {
    show({ visits: { start: 5, end: null } }, 'fr-CA')
    expect(screen.getByRole('button', { name: /^Visits\s: au moins 5\. Modifier$/ })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Ajouter un filtre' })).toBeVisible()
  })
})
