import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NumberField } from './NumberField.tsx'

describe('NumberField', () => {
  it('does not step past a bound, or when read-only or disabled', () => {
    render(
      <>
        <NumberField label="Full" value={3} maxValue={3} />
        <NumberField label="Off" value={3} isDisabled />
        <NumberField label="Fixed" value={3} isReadOnly />
      </>,
    )
    for (const name of ['Full', 'Off', 'Fixed'])
      expect(screen.getByRole('button', { name: `Increase ${name}` })).toBeDisabled()
    expect(screen.getByRole('textbox', { name: 'Off' })).toBeDisabled()
    expect(screen.getByRole('textbox', { name: 'Fixed' })).toHaveAttribute('readonly')
  })

  it('a form submits the plain number', () => {
    render(
      <form aria-label="Order">
        <NumberField label="Seats" name="seats" defaultValue={1240} />
      </form>,
    )
    const form = screen.getByRole<HTMLFormElement>('form')
    expect(new FormData(form).get('seats')).toBe('1240')
  })
})
