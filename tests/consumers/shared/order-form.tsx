'use client'
import {
  Button,
  Checkbox,
  CheckboxGroup,
  Disclosure,
  FieldGroup,
  FileUpload,
  Form,
  Link,
  PasswordField,
  RadioGroup,
  SearchField,
  SegmentedControl,
  Stack,
  Switch,
  TextArea,
  TextField,
} from '@tessera/ui'
import { Calendar } from '@tessera/ui/calendar'
import { ComboBox } from '@tessera/ui/combo-box'
import { DatePicker } from '@tessera/ui/date-picker'
import { DateRangePicker } from '@tessera/ui/date-range-picker'
import { DateTimePicker } from '@tessera/ui/date-time-picker'
import { MultiSelect } from '@tessera/ui/multi-select'
import { NumberField } from '@tessera/ui/number-field'
import { RangeCalendar } from '@tessera/ui/range-calendar'
import { Select } from '@tessera/ui/select'
import { Tabs } from '@tessera/ui/tabs'
import { TagList } from '@tessera/ui/tag-list'
import { TimeField } from '@tessera/ui/time-field'
import { notices } from './notices'

const fruits = [
  { id: 'apple', label: 'Apples' },
  { id: 'pear', label: 'Pears', description: 'By the crate' },
]
const tabs = [
  { id: 'address', label: 'Address', content: 'Bright Foods, Dock 4' },
  { id: 'notes', label: 'Notes', content: 'None' },
]

export const OrderForm = () => (
  <Form onSubmit={() => void notices.add({ tone: 'success', title: 'Order sent' })}>
    <Stack gap={5}>
      <SearchField label="Find an order" />
      <TextField label="Supplier" description="As it is written on the contract." isRequired prefix="No." />
      <TextField label="Dock" errorMessage="Write a dock's number." />
      <PasswordField label="Code" />
      <NumberField label="Crates" defaultValue={12} />
      <TextArea label="Notes" maxLength={200} />
      <Select label="Fruit" options={fruits} defaultValue="apple" />
      <ComboBox label="Farm" options={fruits} />
      <MultiSelect label="Also" options={fruits} defaultValues={['pear']} />
      <DatePicker label="Delivery" defaultValue="2026-11-21" />
      <DateRangePicker label="Season" defaultValue={{ start: '2026-11-01', end: '2026-11-05' }} />
      <DateTimePicker label="Pick-up" />
      <TimeField label="Opens" />
      <FieldGroup label="Handling">
        <Checkbox defaultSelected>Keep cool</Checkbox>
        <Switch>Ring the bell</Switch>
      </FieldGroup>
      <CheckboxGroup label="Days" options={fruits} defaultValues={['apple']} />
      <RadioGroup label="Paid by" options={fruits} defaultValue="pear" />
      <SegmentedControl label="Unit" options={fruits} defaultValue="apple" />
      <TagList label="Copies to" items={[{ id: 'dana', label: 'Dana' }]} onRemove={() => undefined} />
      <FileUpload label="Papers" upload={async () => 'sent'} />
      <Calendar aria-label="Days off" />
      <RangeCalendar aria-label="Holidays" />
      <Tabs aria-label="Details" items={tabs} defaultValue="address" />
      <Disclosure title="Conditions">
        Read the <Link href="/">conditions</Link>.
      </Disclosure>
      <Button type="submit" variant="primary">
        Send order
      </Button>
    </Stack>
  </Form>
)
