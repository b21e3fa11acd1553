// Type-checked and never run: routers and form libraries as the README uses them.
import {
  Button,
  Checkbox,
  CheckboxGroup,
  FileUpload,
  Form,
  PasswordField,
  RadioGroup,
  SearchField,
  SegmentedControl,
  Switch,
  TextArea,
  TextField,
  UIProvider,
} from '@tessera/ui'
import { ComboBox } from '@tessera/ui/combo-box'
import { DatePicker } from '@tessera/ui/date-picker'
import { DateRangePicker } from '@tessera/ui/date-range-picker'
import { DateTimePicker } from '@tessera/ui/date-time-picker'
import { MultiSelect } from '@tessera/ui/multi-select'
import { NumberField } from '@tessera/ui/number-field'
import { RangeCalendar } from '@tessera/ui/range-calendar'
import { Select } from '@tessera/ui/select'
import { TimeField } from '@tessera/ui/time-field'
import type { ReactNode } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'

/** A router's own navigate function is accepted. */
export function Routed({ children }: { children: ReactNode }) {
  return (
    <UIProvider locale="en-US" navigate={useNavigate()}>
      {children}
    </UIProvider>
  )
}

interface Values {
  text: string
  count: number | null
  day: string | null
  season: { start: string; end: string } | null
  fruit: 'apple' | 'pear' | null
  fruits: ('apple' | 'pear')[]
  files: []
  agrees: boolean
}

const options = [
  { id: 'apple', label: 'Apples' },
  { id: 'pear', label: 'Pears' },
] as const

/** Fields accept a controller's props; the README's table lists the names that differ. */
export function Registered() {
  const { control, handleSubmit, reset } = useForm<Values>()
  return (
    <Form
      onSubmit={handleSubmit(() => undefined)}
      onReset={() => reset()}
      actions={<Button type="reset">Reset</Button>}
    >
      <Controller
        control={control}
        name="text"
        render={({ field, fieldState }) => (
          <>
            <TextField
              label="Supplier"
              {...field}
              isDisabled={field.disabled}
              errorMessage={fieldState.error?.message}
            />
            <TextArea label="Notes" {...field} />
            <PasswordField label="Code" {...field} />
            <SearchField label="Find" {...field} />
          </>
        )}
      />
      <Controller control={control} name="count" render={({ field }) => <NumberField label="Crates" {...field} />} />
      <Controller
        control={control}
        name="day"
        render={({ field }) => (
          <>
            <DatePicker label="Delivery" {...field} />
            <DateTimePicker label="Pick-up" {...field} />
            <TimeField label="Opens" {...field} />
          </>
        )}
      />
      <Controller
        control={control}
        name="season"
        render={({ field: { name, ...field } }) => (
          <>
            <DateRangePicker label="Season" {...field} startName={`${name}.start`} endName={`${name}.end`} />
            <RangeCalendar aria-label="Season" {...field} startName={`${name}.start`} endName={`${name}.end`} />
          </>
        )}
      />
      <Controller
        control={control}
        name="fruit"
        render={({ field }) => (
          <>
            <Select label="Fruit" options={options} {...field} />
            <ComboBox label="Fruit" options={options} {...field} />
            <RadioGroup label="Fruit" options={options} {...field} />
            <SegmentedControl label="Fruit" options={options} {...field} />
          </>
        )}
      />
      <Controller
        control={control}
        name="fruits"
        render={({ field: { value, ...field } }) => (
          <>
            <MultiSelect label="Fruits" options={options} {...field} values={value} />
            <CheckboxGroup label="Fruits" options={options} {...field} values={value} />
          </>
        )}
      />
      <Controller
        control={control}
        name="files"
        render={({ field: { value, ...field } }) => (
          <FileUpload label="Papers" {...field} values={value} upload={async () => 'sent'} />
        )}
      />
      <Controller
        control={control}
        name="agrees"
        render={({ field: { value, ...field } }) => (
          <>
            <Checkbox {...field} value="yes" isSelected={value}>
              Agree
            </Checkbox>
            <Switch {...field} value="yes" isSelected={value}>
              Agree
            </Switch>
          </>
        )}
      />
    </Form>
  )
}
