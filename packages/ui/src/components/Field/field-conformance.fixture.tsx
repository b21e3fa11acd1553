import { act, screen } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx'
import { NumberField } from '../NumberField/NumberField.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx'
import { Select } from '../Select/Select.tsx'
import { Switch } from '../Switch/Switch.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextField } from '../TextField/TextField.tsx'

export type User = ReturnType<typeof userEvent.setup>
/** Returns a random integer from 0 up to, but not including, `below`. */
export type Rng = (below: number) => number

/** The content of a field: its value, null with an error, and the submitted value. */
interface Read {
  value: unknown
  sent: string[]
  isWrong?: boolean
}

export interface FieldUnderTest {
  empty: unknown
  draw: (value: never, onChange: (value: unknown) => void) => ReactElement
  read: () => Read
  steps: ((user: User, rng: Rng) => Promise<unknown>)[]
}

const options = [
  { id: 'toys', label: 'Toys' },
  { id: 'pets', label: 'Pets' },
]
export const of = <Choice,>(list: readonly Choice[], rng: Rng) => list[rng(list.length)] as Choice
export const all = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)]
export const first = (selector: string) => all(selector)[0] as HTMLInputElement
const idOf = (text: string) =>
  options.find(({ label }) => label.toLowerCase() === text.trim().toLowerCase())?.id ?? null

const box = () => first('[data-cy=field]')

/** Typing, pasting and clearing in an input, with sample texts. */
const writing = (texts: readonly string[]): FieldUnderTest['steps'] => [
  async (user, rng) => {
    act(() => box().focus())
    await user.keyboard(of(texts, rng))
  },
  async (user, rng) => {
    act(() => box().focus())
    if (rng(2)) box().select()
    await user.paste(of(texts, rng))
  },
  async (user) => user.clear(box()),
  async (user) => user.tab(),
]

const sampleTexts = ['a', 'Toys', ' x', 'é']
const textual = (draw: FieldUnderTest['draw']): FieldUnderTest => ({
  empty: '',
  draw,
  read: () => ({ value: box().value, sent: [box().value] }),
  steps: writing(sampleTexts),
})

const chooses: FieldUnderTest['steps'][number] = async (user, rng) => {
  const rows = screen.queryAllByRole('option')
  if (rows.length > 0) await user.click(of(rows, rng))
}

const press =
  (selector: string): FieldUnderTest['steps'][number] =>
  async (user, rng) =>
    user.click(of(all(selector), rng))

function readRadios() {
  const value = first('input:checked')?.value ?? null
  return { value, sent: value ? [value] : [] }
}

/** Text, number and choice fields, and their test actions. */
export const choices: Record<string, FieldUnderTest> = {
  TextField: textual((value, onChange) => (
    <TextField label="Field" name="field" data-cy="field" value={value} onChange={onChange} />
  )),
  TextArea: textual((value, onChange) => (
    <TextArea label="Field" name="field" data-cy="field" value={value} onChange={onChange} />
  )),
  PasswordField: textual((value, onChange) => (
    <PasswordField label="Field" name="field" data-cy="field" value={value} onChange={onChange} />
  )),
  SearchField: textual((value, onChange) => (
    <SearchField label="Field" name="field" data-cy="field" value={value} onChange={onChange} />
  )),
  NumberField: {
    empty: null,
    draw: (value, onChange) => (
      <NumberField
        label="Field"
        name="field"
        data-cy="field"
        minValue={-5}
        maxValue={2000}
        value={value}
        onChange={onChange}
      />
    ),
    read: () => {
      const number = Number(box().value.replaceAll(',', ''))
      if (box().value === '') return { value: null, sent: [''] }
      if (Number.isNaN(number) || number < -5 || number > 2000) return { value: null, sent: [''], isWrong: true }
      return { value: number, sent: [String(number)] }
    },
    steps: [
      ...writing(['7', '1234', '-', '9999', '0.5', '{ArrowUp}', 'letters']),
      press('[slot=increment], [slot=decrement]'),
    ],
  },
  ComboBox: {
    empty: null,
    draw: (value, onChange) => (
      <ComboBox label="Field" name="field" data-cy="field" options={options} value={value} onChange={onChange} />
    ),
    read: () => {
      const value = idOf(box().value)
      return { value, sent: [value ?? ''], isWrong: value === null && box().value.trim() !== '' }
    },
    steps: [...writing(['To', 'TOYS', 'Pets', 'x', '{Escape}', '{ArrowDown}{Enter}', '{Backspace}']), chooses],
  },
  Select: {
    empty: null,
    draw: (value, onChange) => (
      <Select
        label="Field"
        name="field"
        data-cy="field"
        options={options}
        isClearable
        value={value}
        onChange={onChange}
      />
    ),
    read: () => {
      const value = idOf(box().textContent ?? '')
      return { value, sent: [value ?? ''] }
    },
    steps: [
      async (user, rng) => {
        act(() => box().focus())
        await user.keyboard(of(['t', 'p', '{ArrowRight}', '{Enter}{ArrowDown}{Enter}', '{Enter}{Escape}'], rng))
      },
      async (user) => {
        const clear = first('[aria-label="Clear selection"]')
        if (clear) await user.click(clear)
      },
      async (user) => user.tab(),
    ],
  },
  MultiSelect: {
    empty: [],
    draw: (value, onChange) => (
      <MultiSelect label="Field" name="field" data-cy="field" options={options} values={value} onChange={onChange} />
    ),
    read: () => {
      const value = (box().textContent ?? '').split(', ').flatMap((label) => idOf(label) ?? [])
      return { value, sent: value }
    },
    steps: [
      async (user, rng) => {
        act(() => box().focus())
        await user.keyboard('{Enter}')
        await screen.findByRole('listbox')
        await user.click(of(screen.getAllByRole('option'), rng))
        if (rng(3) === 0) await user.click(screen.getByRole('button', { name: 'Clear' }))
        await user.keyboard('{Escape}')
      },
      async (user, rng) => {
        act(() => box().focus())
        await user.paste(of(['Pets\nToys', 'Pets', 'Nothing'], rng))
        await user.keyboard('{Escape}')
      },
    ],
  },
  RadioGroup: {
    empty: null,
    draw: (value, onChange) => (
      <RadioGroup label="Field" name="field" options={options} value={value} onChange={onChange} />
    ),
    read: readRadios,
    steps: [press('input[type=radio]'), async (user) => user.keyboard('{ArrowDown}')],
  },
  SegmentedControl: {
    empty: null,
    draw: (value, onChange) => (
      <SegmentedControl label="Field" name="field" options={options} value={value} onChange={onChange} />
    ),
    read: readRadios,
    steps: [press('input[type=radio]'), async (user) => user.keyboard('{ArrowRight}')],
  },
  CheckboxGroup: {
    empty: [],
    draw: (value, onChange) => (
      <CheckboxGroup label="Field" name="field" options={options} values={value} onChange={onChange} />
    ),
    read: () => {
      const value = all('input:checked').map((each) => each.value)
      return { value, sent: value }
    },
    steps: [press('input[type=checkbox]')],
  },
  Checkbox: {
    empty: false,
    draw: (value, onChange) => (
      <Checkbox name="field" isSelected={value} onChange={onChange}>
        Field
      </Checkbox>
    ),
    read: () => {
      const value = first('input').checked
      return { value, sent: value ? ['on'] : [] }
    },
    steps: [press('input')],
  },
  Switch: {
    empty: false,
    draw: (value, onChange) => (
      <Switch name="field" isSelected={value} onChange={onChange}>
        Field
      </Switch>
    ),
    read: () => {
      const value = first('input').checked
      return { value, sent: value ? ['on'] : [] }
    },
    steps: [press('input')],
  },
}
