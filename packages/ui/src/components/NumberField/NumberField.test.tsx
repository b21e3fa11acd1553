import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

const onChange = () => vi.fn<(value: number | null) => void>()

function show(props: Partial<NumberFieldProps> = {}) {
  render(<NumberField label="Seats" defaultValue={5} minValue={1} maxValue={20} {...props} />)
  return screen.getByRole('textbox', { name: 'Seats' })
}

const cad = { style: 'currency', currency: 'CAD' } as const
const wholeDollars = { ...cad, maximumFractionDigits: 0 } as const

/** Renders an empty field in a language; returns the last reported value. */
function showIn(locale: string, props: Partial<NumberFieldProps> = {}) {
  const reported = onChange()
  render(
    <UIProvider locale={locale}>
      <NumberField label="Budget" onChange={reported} {...props} />
    </UIProvider>,
  )
  return { field: screen.getByRole('textbox', { name: 'Budget' }), reported }
}

describe('NumberField', () => {
  it('reports the number during typing', async () => {
    const reported = onChange()
    const field = show({ onChange: reported })
    await userEvent.clear(field)
    await userEvent.type(field, '12')
    expect(reported.mock.calls.flat()).toEqual([null, 1, 12])
    await userEvent.tab()
    expect(reported).toHaveBeenCalledTimes(3)
  })

  it('reports null when it is empty', async () => {
    const reported = onChange()
    const field = show({ onChange: reported })
    await userEvent.clear(field)
    await userEvent.tab()
    expect(reported).toHaveBeenLastCalledWith(null)
    expect(field).toHaveValue('')
  })

  it('is empty if its value is null', () => {
    expect(show({ value: null })).toHaveValue('')
  })

  it.each([
    ['300', { minValue: 1, maxValue: 20 }, 'Enter a number from 1 to 20.', 'outOfBounds'],
    ['301', { minValue: 1, maxValue: 20, isInvalid: false }, 'Enter a number from 1 to 20.', 'outOfBounds'],
    ['0', { minValue: 1, maxValue: undefined }, 'Enter 1 or more.', 'outOfBounds'],
    ['21', { minValue: undefined, maxValue: 20 }, 'Enter 20 or less.', 'outOfBounds'],
    ['7', { minValue: 0, maxValue: 100, step: 5 }, 'Enter a multiple of 5.', 'step'],
    ['6', { defaultValue: 4, minValue: 1, maxValue: 20, step: 3 }, 'Enter a multiple of 3.', 'step'],
  ])('keeps %s as typed, shows why it is invalid and reports null', async (text, rules, message, problem) => {
    const reported = onChange()
    const onInvalid = vi.fn<(problem: string | null) => void>()
    const field = show({ ...rules, onChange: reported, onInvalid })
    await userEvent.clear(field)
    await userEvent.type(field, text)
    expect(field).toBeValid()
    await userEvent.tab()
    expect(field).toHaveValue(text)
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(message)
    expect(reported).toHaveBeenLastCalledWith(null)
    expect(onInvalid).toHaveBeenLastCalledWith(problem)
    await userEvent.clear(field)
    expect(onInvalid).toHaveBeenLastCalledWith(null)
  })

  it.each([
    ['7', { minValue: 1, maxValue: 20, step: 3 }],
    ['0.3', { minValue: 0, maxValue: 1, step: 0.1 }],
    ['-0.7', { minValue: undefined, maxValue: undefined, step: 0.1 }],
    ['1', { minValue: 1, maxValue: 20 }],
    ['20', { minValue: 1, maxValue: 20 }],
  ])('accepts %s, which is on a step and within the bounds of %o', async (text, rules) => {
    const reported = onChange()
    const field = show({ ...rules, defaultValue: null, onChange: reported })
    await userEvent.type(field, `${text}{Tab}`)
    expect(field).toBeValid()
    expect(field).toHaveValue(text)
    expect(reported).toHaveBeenLastCalledWith(Number(text))
  })

  it.each([
    ['en-US', '2,5', undefined, 2.5, '2.5'],
    ['en-US', '1.234,56', cad, 1234.56, 'CA$1,234.56'],
    ['en-US', '2,500', undefined, 2500, '2,500'],
    ['en-US', '1,2345', undefined, 1.2345, '1.2345'],
    ['en-US', '0.1234567', undefined, 0.1234567, '0.1234567'],
    ['en-US', '−7', undefined, -7, '-7'],
    ['es-MX', '2,5', undefined, 2.5, '2.5'],
    ['es-MX', '1.234,56', undefined, 1234.56, '1,234.56'],
    ['fr-CA', '125.00', cad, 125, '125,00\u00a0$'],
    ['fr-CA', '1,234.56', cad, 1234.56, '1\u00a0234,56\u00a0$'],
    ['fr-CA', '12.5', { style: 'percent', maximumFractionDigits: 1 }, 0.125, '12,5\u00a0%'],
  ] as const)(
    'reads the same number in %s from %s, typed and pasted',
    async (locale, text, formatOptions, number, shown) => {
      const { field, reported } = showIn(locale, { formatOptions })
      await userEvent.type(field, text)
      await userEvent.tab()
      expect(reported).toHaveBeenLastCalledWith(number)
      expect(field).toHaveValue(shown)
      await userEvent.clear(field)
      await userEvent.paste(text)
      expect(reported).toHaveBeenLastCalledWith(number)
      expect(field).toHaveValue(shown)
    },
  )

  it.each([
    ['en-US', 'a1b2', undefined, 'Enter a number.', 'notANumber'],
    ['en-US', '1,234,5', undefined, 'Enter a number.', 'notANumber'],
    ['fr-CA', '125.50', wholeDollars, 'Entrez un nombre entier.', 'step'],
    ['fr-CA', '125.000', cad, 'Utilisez des incréments de 0,01\u00a0$.', 'step'],
    ['en-US', '12.5', { style: 'percent' }, 'Enter a multiple of 1%.', 'step'],
    ['en-US', '999999999999999999', undefined, 'Enter a number with fewer digits.', 'tooManyDigits'],
    ['en-US', '9007199254740993', cad, 'Enter a number with fewer digits.', 'tooManyDigits'],
    ['en-US', '12345', { maximumSignificantDigits: 3 }, 'Enter a number with fewer digits.', 'tooManyDigits'],
  ] as const)(
    'in %s, keeps %s unchanged, typed or pasted, and shows why it is invalid',
    async (locale, text, formatOptions, message, problem) => {
      const onInvalid = vi.fn<(problem: string | null) => void>()
      const { field, reported } = showIn(locale, { formatOptions, onInvalid })
      await userEvent.type(field, text)
      await userEvent.tab()
      expect(field).toHaveValue(text)
      expect(field).toHaveAccessibleDescription(message)
      expect(reported.mock.lastCall?.[0] ?? null).toBeNull()
      expect(onInvalid).toHaveBeenLastCalledWith(problem)
      await userEvent.clear(field)
      await userEvent.paste(text)
      expect(field).toHaveValue(text)
      expect(field).toHaveAccessibleDescription(message)
      expect(screen.getByRole('status')).toHaveTextContent(message.replaceAll('\u00a0', ' '))
    },
  )

  it('rejects a number below the minimum instead of removing its sign', async () => {
    const { field, reported } = showIn('en-US', { minValue: 0, maxValue: 9 })
    await userEvent.type(field, '-5{Tab}')
    expect(field).toHaveAccessibleDescription('Enter a number from 0 to 9.')
    expect(reported).not.toHaveBeenCalled()
  })

  it('recognizes its own group marks', async () => {
    const { field, reported } = showIn('en-US', { defaultValue: 12_500 })
    await userEvent.type(field, '{Backspace}')
    expect(reported).toHaveBeenLastCalledWith(1250)
    await userEvent.type(field, '99')
    expect(reported).toHaveBeenLastCalledWith(125_099)
    await userEvent.tab()
    expect(field).toHaveValue('125,099')
    // A script or an extension fills in the complete field.
    fireEvent.change(field, { target: { value: '125,0' } })
    expect(reported).toHaveBeenLastCalledWith(125)
  })

  it('steps from the typed number', async () => {
    const { field, reported } = showIn('en-US', { step: 0.5 })
    await userEvent.type(field, '2,5{ArrowUp}')
    expect(reported).toHaveBeenLastCalledWith(3)
    expect(field).toHaveValue('3')
  })

  it('steps from the full value, with all its decimals', async () => {
    const { field, reported } = showIn('en-US', { defaultValue: 1.2345, step: 0.0001 })
    await userEvent.type(field, '{ArrowUp}')
    expect(reported).toHaveBeenLastCalledWith(1.2346)
  })

  it('formats and reads French numbers', async () => {
    const reported = onChange()
    render(
      <UIProvider locale="fr-CA">
        <NumberField label="Budget" defaultValue={1234.5} isRequired={false} onChange={reported} />
      </UIProvider>,
    )
    const field = screen.getByRole('textbox', { name: 'Budget (facultatif)' })
    expect(field).toHaveValue('1\u00A0234,5')
    await userEvent.clear(field)
    await userEvent.type(field, '2,25')
    await userEvent.tab()
    expect(reported).toHaveBeenLastCalledWith(2.25)
    expect(screen.getByRole('button', { name: 'Augmenter Budget (facultatif)' })).toBeInTheDocument()
  })

  it('key ArrowUp: adds a step', async () => {
    const field = show({ step: 5, minValue: 0, maxValue: 100 })
    field.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(field).toHaveValue('15')
  })

  it('key ArrowUp: continues from the minimum by whole steps', async () => {
    const field = show({ defaultValue: 1, step: 3, minValue: 1, maxValue: 20 })
    field.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(field).toHaveValue('7')
    expect(field).toBeValid()
  })

  it('key ArrowDown: subtracts a step, not below the minimum', async () => {
    const field = show({ defaultValue: 2 })
    field.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(field).toHaveValue('1')
  })

  it('key PageUp: adds a step', async () => {
    const field = show()
    field.focus()
    await userEvent.keyboard('{PageUp}')
    expect(field).toHaveValue('6')
  })

  it('key PageDown: subtracts a step', async () => {
    const field = show()
    field.focus()
    await userEvent.keyboard('{PageDown}')
    expect(field).toHaveValue('4')
  })

  it('key Home: sets the minimum', async () => {
    const field = show()
    field.focus()
    await userEvent.keyboard('{Home}')
    expect(field).toHaveValue('1')
  })

  it('key End: sets the maximum', async () => {
    const field = show()
    field.focus()
    await userEvent.keyboard('{End}')
    expect(field).toHaveValue('20')
  })

  it('key Enter: formats the number in the language', async () => {
    const reported = onChange()
    const field = show({ onChange: reported })
    await userEvent.clear(field)
    await userEvent.type(field, '7{Enter}')
    expect(reported).toHaveBeenLastCalledWith(7)
  })

  it('key Tab: moves into the field and past its buttons', async () => {
    show()
    await userEvent.tab()
    expect(screen.getByRole('textbox', { name: 'Seats' })).toHaveFocus()
    await userEvent.tab()
    expect(document.body).toHaveFocus()
  })

  it('mouse: the buttons step', async () => {
    const field = show()
    await userEvent.click(screen.getByRole('button', { name: 'Increase Seats' }))
    expect(field).toHaveValue('6')
    await userEvent.click(screen.getByRole('button', { name: 'Decrease Seats' }))
    await userEvent.click(screen.getByRole('button', { name: 'Decrease Seats' }))
    expect(field).toHaveValue('4')
  })

  it('touch: the buttons step', async () => {
    const field = show()
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('button', { name: 'Increase Seats' }) })
    expect(field).toHaveValue('6')
  })

  it('UIX-02a describes the field with help and error', () => {
    const field = show({ description: 'From 1 to 20', errorMessage: 'Choose fewer.', isRequired: true })
    expect(field).toBeInvalid()
    expect(field).toBeRequired()
    expect(field).toHaveAccessibleDescription(/From 1 to 20.*Choose fewer\./)
  })

  it('UIX-02a shows the specific error, also during typing, instead of a general one', () => {
    const field = show({ defaultValue: 150, minValue: 0, maxValue: 100, errorMessage: 'Check this field.' })
    expect(field).toHaveAccessibleDescription('Enter a number from 0 to 100.')
  })
})
