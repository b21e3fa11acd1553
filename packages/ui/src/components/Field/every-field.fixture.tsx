import type { ReactElement, RefCallback } from 'react'
import type { DOMProps } from '../../internal/dom-props.ts'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { DatePicker } from '../DatePicker/DatePicker.tsx'
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx'
import { DateTimePicker } from '../DateTimePicker/DateTimePicker.tsx'
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx'
import { FileUpload } from '../FileUpload/FileUpload.tsx'
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
import { TimeField } from '../TimeField/TimeField.tsx'
import { Field } from './Field.tsx'

interface FieldUse extends DOMProps {
  name?: string
  isLabelHidden?: boolean
  description?: string
  errorMessage?: string
  ref?: RefCallback<HTMLElement>
}

const options = [
  { id: 'toys', label: 'Toys' },
  { id: 'pets', label: 'Pets' },
]
const upload = async () => 'sent'

/** Each field with the name 'Field'. */
export const everyField: Record<string, (use: FieldUse) => ReactElement> = {
  TextField: (use) => <TextField label="Field" {...use} />,
  TextArea: (use) => <TextArea label="Field" {...use} />,
  PasswordField: (use) => <PasswordField label="Field" {...use} />,
  SearchField: (use) => <SearchField label="Field" {...use} />,
  NumberField: (use) => <NumberField label="Field" {...use} />,
  Select: (use) => <Select label="Field" options={options} {...use} />,
  ComboBox: (use) => <ComboBox label="Field" options={options} {...use} />,
  MultiSelect: (use) => <MultiSelect label="Field" options={options} {...use} />,
  DatePicker: (use) => <DatePicker label="Field" {...use} />,
  DateRangePicker: ({ name, ...use }) => (
    <DateRangePicker label="Field" startName={name && `${name}.start`} endName={name && `${name}.end`} {...use} />
  ),
  DateTimePicker: (use) => <DateTimePicker label="Field" {...use} />,
  TimeField: (use) => <TimeField label="Field" {...use} />,
  SegmentedControl: (use) => <SegmentedControl label="Field" options={options} {...use} />,
  RadioGroup: (use) => <RadioGroup label="Field" options={options} {...use} />,
  CheckboxGroup: (use) => <CheckboxGroup label="Field" options={options} {...use} />,
  FileUpload: (use) => <FileUpload label="Field" upload={upload} {...use} />,
  Checkbox: (use) => <Checkbox {...use}>Field</Checkbox>,
  Switch: (use) => <Switch {...use}>Field</Switch>,
  Field: ({ name, ...use }) => (
    <Field label="Field" {...use}>
      {(control) => <input name={name} {...control} />}
    </Field>
  ),
  FieldGroup: ({ name, ...use }) => (
    <FieldGroup label="Field" {...use}>
      <TextField label="Inner" name={name} />
    </FieldGroup>
  ),
}
