import { render, renderHook, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NumberField } from '../NumberField/NumberField.tsx'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { useFormats } from './use-formats.ts'

const plain = (text: string | undefined) => text?.replaceAll(/\s/g, ' ')

function formatsIn(locale: string) {
  const { result } = renderHook(() => useFormats(), {
    wrapper: ({ children }) => <UIProvider locale={locale}>{children}</UIProvider>,
  })
  return result.current
}

describe('useFormats', () => {
  it.each([
    ['en-US', 'Nov 21, 2026', 'Nov 1 – 21, 2026', '4:05 PM', 'Nov 22, 2026, 4:05 PM', '24.5 MB'],
    ['es-MX', '21 nov 2026', '1–21 de nov de 2026', '4:05 p.m.', '22 nov 2026, 4:05 p.m.', '24.5 MB'],
    ['fr-CA', '21 nov. 2026', '1–21 nov. 2026', '16 h 05', '22 nov. 2026, 16 h 05', '24,5 Mo'],
  ])('formats in the language of %s', (locale, day, days, time, dateTime, fileSize) => {
    const formats = formatsIn(locale)
    expect(formats.day('2026-11-21')).toBe(day)
    expect(plain(formats.days('2026-11-01', '2026-11-21'))).toBe(days)
    expect(plain(formats.time('16:05'))).toBe(time)
    expect(plain(formats.dateTime('2026-11-22T16:05'))).toBe(dateTime)
    expect(plain(formats.fileSize(24.5 * 1024 * 1024))).toBe(fileSize)
  })

  it('formats a number as NumberField does, and a time in UTC as Time does', () => {
    const options = { style: 'currency', currency: 'CAD' } as const
    render(<NumberField label="Budget" defaultValue={12_500} formatOptions={options} />)
    const formats = formatsIn('en-US')
    expect(screen.getByRole('textbox')).toHaveValue(formats.number(12_500, options))
    expect(formats.number(1.234_56)).toBe('1.23456')
    expect(plain(formats.utc('2026-02-18T22:52:00Z'))).toBe('Feb 18, 2026, 10:52 PM UTC')
    expect(formats.utc('today')).toBeUndefined()
  })
})
