import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { UIProvider } from '../../UIProvider/UIProvider.tsx'
import { textFor } from './cell-values.ts'
import type { DataTableEditor } from '../edit-types.ts'
import { useReader } from './use-reader.ts'

function read(editor: DataTableEditor, text: string, locale: string) {
  const { result } = renderHook(() => useReader(), {
    wrapper: ({ children }) => <UIProvider locale={locale}>{children}</UIProvider>,
  })
  return result.current(editor, text, 'row')
}

const number: DataTableEditor = { id: 'count', kind: 'number' }
const day: DataTableEditor = { id: 'day', kind: 'day', minValue: '2026-01-01' }
const notANumber = { problem: 'Enter a number.' }

describe('typed or pasted text', () => {
  it.each([
    ['en-US', '1,234.5', 1234.5],
    ['en-US', '-7', -7],
    ['en-US', '−7', -7],
    ['es-MX', '1,234.5', 1234.5],
    ['fr-CA', '1\u00a0234,5', 1234.5],
    ['fr-CA', '1 234,5', 1234.5],
    ['fr-CA', '1234.5', 1234.5],
    ['en-US', '2,5', 2.5],
    ['en-US', '1.234,5', 1234.5],
    ['fr-CA', '1,234.5', 1234.5],
  ])('is a number in %s: %s', (locale, text, value) => {
    expect(read(number, text, locale)).toMatchObject({ value })
  })

  it.each(['1,234,5', '12O', '12 34', '.', '-', '1e3', '5 kg'])('is not a number: %s', (text) => {
    expect(read(number, text, 'en-US')).toEqual(notANumber)
  })

  it.each([
    ['en-US', '11/21/2026'],
    ['es-MX', '21/11/2026'],
    ['fr-CA', '2026-11-21'],
    ['es-MX', '21 nov 2026'],
    ['en-US', 'November 21, 2026'],
  ])('is a day in %s: %s', (locale, text) => {
    expect(read(day, text, locale)).toMatchObject({ value: '2026-11-21' })
  })

  it('is not a day if it is unreadable or out of bounds', () => {
    expect(read(day, '2026-02-30', 'en-US')).toEqual({ problem: 'Enter a date such as Nov 21, 2026.' })
    expect(read(day, '2025-12-31', 'en-US')).toEqual({ problem: 'Choose Jan 1, 2026 or a later date.' })
  })

  it('is a day within its bounds', () => {
    const own: DataTableEditor = { ...day, maxValue: '2026-01-01' }
    expect(read(own, '2026-01-01', 'en-US')).toMatchObject({ value: '2026-01-01' })
    expect(read(own, '2026-01-02', 'en-US')).toHaveProperty('problem')
  })

  it('is not a disabled option, which is not offered', () => {
    const options = [
      { id: 'box', label: 'Box' },
      { id: 'piece', label: 'Piece', isDisabled: true },
    ]
    const { problem } = read({ id: 'unit', kind: 'choice', options }, 'piece', 'en-US') as { problem: string }
    expect(problem).toContain('Box')
    expect(problem).not.toContain('Piece')
  })

  it('is an option by its id or its label; otherwise the error lists the first ones', () => {
    const options = Array.from({ length: 9 }, (_, index) => ({ id: `o${index}`, label: `Déjà ${index}` }))
    const choice: DataTableEditor = { id: 'unit', kind: 'choice', options }
    expect(read(choice, 'deja 2', 'en-US')).toEqual({ value: 'o2', shown: 'Déjà 2' })
    expect(read(choice, 'o3', 'en-US')).toEqual({ value: 'o3', shown: 'Déjà 3' })
    expect(read(choice, 'x', 'en-US')).toMatchObject({ problem: expect.stringMatching(/Déjà 7…/) })
  })

  it.each([number, day, { id: 'unit', kind: 'choice', options: [] }] as const)('can be empty: %o', (editor) => {
    expect(read(editor, ' ', 'en-US')).toEqual({ value: null, shown: '' })
  })
})

describe('the text of a field', () => {
  it.each([
    [number, 1234.5, 'fr-CA', '1234,5'],
    [number, '12O', 'en-US', '12O'],
    [day, '2026-11-21', 'es-MX', '21 nov 2026'],
    [day, new Date('2026-11-21T12:00Z'), 'en-US', 'Nov 21, 2026'],
    [day, 'soon', 'en-US', 'soon'],
  ] as const)('for %o and %s in %s is %s', (editor, value, locale, text) => {
    expect(textFor(editor, value, locale)).toBe(text)
  })
})
