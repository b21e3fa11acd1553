import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { pageList } from './page-list.ts'
import { Pagination, type PaginationValue } from './Pagination.tsx'

interface Start extends Partial<PaginationValue> {
  rowCount?: number
  locale?: string
}

function show({ page = 2, pageSize = 25, rowCount = 1240, locale = 'en-US' }: Start = {}) {
  const onChange = vi.fn<(value: PaginationValue) => void>()
  function Rows() {
    const [value, setValue] = useState({ page, pageSize })
    const change = (next: PaginationValue) => {
      onChange(next)
      setValue(next)
    }
    return <Pagination {...value} rowCount={rowCount} onChange={change} />
  }
  render(
    <UIProvider locale={locale}>
      <Rows />
    </UIProvider>,
  )
  return onChange
}

const button = (name: string) => screen.getByRole('button', { name })
const size = () => screen.getByRole('combobox', { name: 'Rows per page' })
const field = () => screen.getByRole('textbox', { name: 'Go to page' })

describe('Pagination', () => {
  it('TBL-01 offers 10, 25, 50, 75 and 100 rows per page', () => {
    show()
    expect(
      within(size())
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['10', '25', '50', '75', '100'])
    expect(size()).toHaveValue('25')
  })

  it('TBL-01 another number of rows keeps the first row in view', async () => {
    const onChange = show({ page: 5, pageSize: 25 })
    await userEvent.selectOptions(size(), '10')
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ page: 11, pageSize: 10 })
    expect(screen.getByRole('status')).toHaveTextContent('101–110 of 1,240')
  })

  it('shows the range of rows, and announces it after a page change', async () => {
    show()
    expect(screen.getByRole('status')).toHaveTextContent('26–50 of 1,240')
    await userEvent.click(button('Page 50'))
    expect(screen.getByRole('status')).toHaveTextContent('1,226–1,240 of 1,240')
  })

  it.each([
    ['en-US', '26–50 of 1,240'],
    ['es-MX', '26–50 de 1,240'],
    ['fr-CA', '26 à 50 sur 1\u00A0240'],
  ])('formats counts in %s', (locale, text) => {
    show({ locale })
    expect(screen.getByRole('status').textContent).toBe(text)
  })

  it('without rows, has one page and shows that there are none', () => {
    show({ page: 1, rowCount: 0 })
    expect(screen.getByRole('status')).toHaveTextContent('0 rows')
    expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent('1')
  })

  it('marks the last page as current if the page is past the end', () => {
    show({ page: 99, rowCount: 60 })
    expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 3')
    expect(button('Next page')).toHaveAttribute('aria-disabled', 'true')
  })

  it('key Tab: moves through its controls', async () => {
    show()
    await userEvent.tab()
    expect(size()).toHaveFocus()
    await userEvent.tab()
    expect(field()).toHaveFocus()
  })

  it('key Enter, Space: on a button open its page, and keep the focus at the end', async () => {
    const onChange = show({ page: 48 })
    button('Next page').focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{Enter}')
    expect(onChange.mock.calls).toEqual([[{ page: 49, pageSize: 25 }], [{ page: 50, pageSize: 25 }]])
    expect(button('Next page')).toHaveFocus()
  })

  it.each([
    ['12', 12],
    ['0', 1],
    ['999', 50],
  ])('key Enter in ‘Go to page’: opens the page; %s goes to %i', async (text, page) => {
    const onChange = show()
    await userEvent.type(field(), `${text}{Enter}`)
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ page, pageSize: 25 })
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
  })

  it('accepts only digits as a page, and ignores an empty field', async () => {
    const onChange = show()
    await userEvent.type(field(), 'next{Enter}')
    expect(onChange).not.toHaveBeenCalled()
    expect(fireEvent.submit(field())).toBe(false)
  })

  it('mouse: changes pages', async () => {
    const onChange = show()
    await userEvent.click(button('Previous page'))
    await userEvent.click(button('Previous page'))
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ page: 1, pageSize: 25 })
  })

  it('touch: changes pages', async () => {
    const onChange = show()
    await userEvent.pointer({ keys: '[TouchA]', target: button('Page 3') })
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ page: 3, pageSize: 25 })
  })

  it.each([
    [1, 3, [1, 2, 3]],
    [1, 50, [1, 2, 3, 4, 5, 0, 50]],
    [4, 50, [1, 2, 3, 4, 5, 0, 50]],
    [5, 50, [1, 0, 4, 5, 6, 0, 50]],
    [47, 50, [1, 0, 46, 47, 48, 49, 50]],
    [50, 50, [1, 0, 46, 47, 48, 49, 50]],
    [4, 8, [1, 2, 3, 4, 5, 0, 8]],
    [5, 8, [1, 0, 4, 5, 6, 7, 8]],
  ])('shows for page %i of %i the pages %j, always the same number', (page, count, pages) => {
    expect(pageList(page, count)).toEqual(pages)
  })

  it('shows French text', () => {
    show({ locale: 'fr-CA' })
    expect(screen.getByRole('navigation', { name: 'Pagination' })).toBeInTheDocument()
    expect(button('Page suivante')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Lignes par page' })).toBeVisible()
  })
})
