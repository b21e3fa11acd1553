import { render, renderHook, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { Button } from '../Button/Button.tsx'
import { buttonMessages } from '../Button/messages.ts'
import { PersonTable } from '../DataTable/person-table.fixture.tsx'
import { DataTableSelectionBar } from '../DataTableSelectionBar/DataTableSelectionBar.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { UIProvider } from './UIProvider.tsx'
import { useMessages } from '../../messages/use-messages.ts'

/** Renders a component's messages under a provider with inline messages, which are new objects on each render. */
function renderButtonMessages(locale: string, loading: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <UIProvider locale={locale} messages={{ 'en-US': { 'Button.loading': loading } }}>
      {children}
    </UIProvider>
  )
  return renderHook(() => useMessages(buttonMessages), { wrapper })
}

describe('the messages of a component', () => {
  it('stay the same object while they are equal', () => {
    const { result, rerender } = renderButtonMessages('fr-CA', 'Busy')
    const first = result.current
    rerender()
    expect(result.current).toBe(first)
    expect(first).toEqual({ loading: 'Chargement en cours' })
    expect(renderButtonMessages('fr-CA', 'Busy').result.current).toBe(first)
  })

  it('UIX-01b follow the language and the application’s overrides', () => {
    const { result, rerender } = renderButtonMessages('en-US', 'Busy')
    const first = result.current
    rerender()
    expect(result.current).toBe(first)
    expect(first).toEqual({ loading: 'Busy' })
    expect(renderButtonMessages('en-US', 'Working').result.current).toEqual({ loading: 'Working' })
    expect(renderButtonMessages('es-MX', 'Busy').result.current).toEqual({ loading: 'Cargando' })
  })

  it.each([
    [1, 'Zaznaczono 1 wiersz'],
    [3, 'Zaznaczono 3 wiersze'],
    [5, 'Zaznaczono 5 wierszy'],
  ])('have the plural forms that another language needs for %d', (count, sentence) => {
    const messages = {
      'pl-PL': {
        'DataTableSelectionBar.rowsSelectedOne': 'Zaznaczono {count} wiersz',
        'DataTableSelectionBar.rowsSelectedFew': 'Zaznaczono {count} wiersze',
        'DataTableSelectionBar.rowsSelectedMany': 'Zaznaczono {count} wierszy',
      },
    }
    const rows = Array.from({ length: 6 }, (_, index) => ({ id: String(index), name: `Row ${index}` }))
    const chosen = rows.slice(0, count).map(({ id }) => id)
    render(
      <UIProvider locale="pl-PL" messages={messages}>
        <PersonTable
          source={{ rows }}
          selectionMode="multiple"
          defaultSelection={{ include: new Set(chosen) }}
          footerActions={<DataTableSelectionBar />}
        />
      </UIProvider>,
    )
    expect(within(screen.getByRole('group', { name: 'Selected rows' })).getByText(sentence)).toBeInTheDocument()
  })

  it('UIX-01b can be overridden in one component only, even if another has the same text', () => {
    render(
      <UIProvider locale="en-US" messages={{ 'en-US': { 'Spinner.loading': 'Fetching' } }}>
        <Spinner />
        <Button isPending>Save</Button>
      </UIProvider>,
    )
    expect(screen.getByRole('img', { name: 'Fetching' })).toBeInTheDocument()
    expect(screen.getByText('Loading')).toBeInTheDocument()
  })
})
