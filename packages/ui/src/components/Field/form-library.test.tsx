import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Controller, useForm } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { DatePicker } from '../DatePicker/DatePicker.tsx'
import { type DateRange, DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx'
import { DateTimePicker } from '../DateTimePicker/DateTimePicker.tsx'
import { Form } from '../Form/Form.tsx'
import { NumberField } from '../NumberField/NumberField.tsx'
import { TimeField } from '../TimeField/TimeField.tsx'

interface Values {
  period: DateRange | null
  due: string | null
  begins: string | null
  at: string | null
  seats: number | null
  city: string | null
}

const nothing: Values = { period: null, due: null, begins: null, at: null, seats: null, city: null }
const labels = { period: 'Period', due: 'Due', begins: 'Begins', at: 'At', seats: 'Seats', city: 'City' }
const names = Object.keys(labels) as (keyof Values)[]
const cities = [{ id: 'mex', label: 'México' }]

/** A form as in an application: `{...field}` and a rule for each field, and nothing else of ours. */
function Order() {
  const { control, formState, handleSubmit, reset } = useForm<Values>({
    defaultValues: nothing,
    shouldFocusError: false,
  })
  const bound = <Name extends keyof Values>(
    name: Name,
    draw: (field: { label: string; value: Values[Name]; name: Name; onBlur: () => void }) => React.ReactElement,
  ) => (
    <Controller
      control={control}
      name={name}
      rules={{ required: `${labels[name]} is missing.` }}
      render={({ field }) => draw({ ...field, label: labels[name], value: field.value })}
    />
  )
  return (
    <Form
      aria-label="Order"
      errors={names.flatMap((field) => {
        const message = formState.errors[field]?.message
        return message === undefined ? [] : [{ field, message }]
      })}
      onSubmit={handleSubmit(() => undefined)}
      actions={
        <>
          <button type="submit">Send</button>
          <button type="button" onClick={() => reset()}>
            Begin anew
          </button>
        </>
      }
    >
      {bound('period', (field) => (
        <DateRangePicker {...field} maxDays={7} />
      ))}
      {bound('due', (field) => (
        <DatePicker {...field} />
      ))}
      {bound('begins', (field) => (
        <DateTimePicker {...field} />
      ))}
      {bound('at', (field) => (
        <TimeField {...field} />
      ))}
      {bound('seats', (field) => (
        <NumberField {...field} />
      ))}
      {bound('city', (field) => (
        <ComboBox {...field} options={cities} />
      ))}
    </Form>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const group = (name: string) => screen.getByRole('group', { name })
const partsOf = (name: string) => within(group(name)).getAllByRole('spinbutton')
/** The texts in the parts of each date and time. */
const texts = () =>
  ['Period', 'Due', 'Begins', 'At'].map((name) =>
    partsOf(name)
      .map((part) => part.textContent)
      .join(),
  )
const begin = async (name: string, keys: string) => {
  await userEvent.click(partsOf(name)[0] ?? group(name))
  await userEvent.keyboard(keys)
}

describe('fields in react-hook-form, with {...field} only', () => {
  it.each(Object.values(labels))('the summary links to %s', async (label) => {
    render(<Order />)
    await press('Send')
    await userEvent.click(await screen.findByRole('link', { name: `${label} is missing.` }))
    const field =
      screen.queryByRole('group', { name: label }) ?? screen.getByRole(/Seats/.test(label) ? 'textbox' : 'combobox')
    expect(field.contains(document.activeElement)).toBe(true)
  })

  it('the summary shows the field’s own message for an invalid range', async () => {
    render(<Order />)
    await begin('Period', '1101202611302026')
    await press('Send')
    const sentence = "Date range can't be more than 7 days"
    expect(group('Period')).toHaveAccessibleDescription(new RegExp(sentence))
    await userEvent.click(await screen.findByRole('link', { name: new RegExp(sentence) }))
    expect(partsOf('Period')[0]).toHaveFocus()
  })

  it('reset() discards incomplete and invalid text', async () => {
    render(<Order />)
    const empty = texts()
    await begin('Period', '1121')
    await begin('Due', '11211776')
    await begin('Begins', '11')
    await begin('At', '4')
    await userEvent.type(screen.getByRole('textbox', { name: 'Seats' }), 'many')
    await userEvent.type(screen.getByRole('combobox', { name: 'City' }), 'Lima')
    await userEvent.tab()
    await press('Send')
    await press('Begin anew')
    expect(texts()).toEqual(empty)
    expect(screen.getByRole('textbox', { name: 'Seats' })).toHaveValue('')
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('')
    for (const name of ['Period', 'Due', 'Begins', 'At']) expect(partsOf(name)[0]).toBeValid()
  })
})
