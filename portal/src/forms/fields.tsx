import { ATTACHMENT_TYPES, LIMITS } from '@tessera/contract'
import type {
  CheckboxGroupProps,
  CheckboxProps,
  FileUploadProps,
  RadioGroupProps,
  SwitchProps,
  TextAreaProps,
  TextFieldProps,
  UploadedFile,
} from '@tessera/ui'
import { Checkbox, CheckboxGroup, FileUpload, RadioGroup, Switch, TextArea, TextField } from '@tessera/ui'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Bound, Filled } from './use-field.ts'
import { useField, useKeptOut } from './use-field.ts'

type FieldProps<Values extends FieldValues, Value, Props> = Bound<Values, Value> & Omit<Props, Filled>
type TickProps<Values extends FieldValues, Props> = Bound<Values, boolean> &
  Omit<Props, Filled | 'isSelected' | 'defaultSelected' | 'children'>

/** A single-line text field of a form; its default limit is the portal's limit for short texts. */
export function FormTextField<Values extends FieldValues>(
  props: FieldProps<Values, string, TextFieldProps>,
): ReactNode {
  const { form, name, maxLength = LIMITS.text, ...rest } = props
  const field = useField({ form, name })
  return <TextField {...field} {...rest} maxLength={maxLength} value={field.value ?? ''} />
}

/** A multi-line text field of a form; its default limit is that of a description. */
export function FormTextArea<Values extends FieldValues>(props: FieldProps<Values, string, TextAreaProps>): ReactNode {
  const { form, name, maxLength = LIMITS.textArea, ...rest } = props
  const field = useField({ form, name })
  return <TextArea {...field} {...rest} maxLength={maxLength} value={field.value ?? ''} />
}

/** A form field for one of a few options, all of them visible. */
export function FormRadioGroup<Values extends FieldValues>(
  props: FieldProps<Values, string | null, RadioGroupProps>,
): ReactNode {
  const { form, name, ...rest } = props
  const field = useField({ form, name })
  return <RadioGroup {...field} {...rest} value={field.value ?? null} />
}

/** A form field for several options, all of them visible. */
export function FormCheckboxGroup<Values extends FieldValues>(
  props: FieldProps<Values, string[], CheckboxGroupProps>,
): ReactNode {
  const { form, name, ...rest } = props
  const { value, onChange, ...field } = useField({ form, name })
  return <CheckboxGroup {...field} {...rest} values={value ?? []} onChange={(values) => onChange([...values])} />
}

/** A checkbox of a form; the label is next to the box. `onChange` reports each change by the user. */
export function FormCheckbox<Values extends FieldValues>(
  props: TickProps<Values, CheckboxProps> & Pick<CheckboxProps, 'onChange'>,
): ReactNode {
  const { form, name, onChange, ...rest } = props
  const { label, value, isRequired: _, ...field } = useField({ form, name })
  const change = (isSelected: boolean): void => {
    field.onChange(isSelected)
    onChange?.(isSelected)
  }
  return (
    <Checkbox {...field} {...rest} onChange={change} isSelected={value ?? false}>
      {label}
    </Checkbox>
  )
}

/** A form field that is on or off. */
export function FormSwitch<Values extends FieldValues>(props: TickProps<Values, SwitchProps>): ReactNode {
  const { form, name, ...rest } = props
  const { label, value, isRequired: _, ...field } = useField({ form, name })
  return (
    <Switch {...field} {...rest} isSelected={value ?? false}>
      {label}
    </Switch>
  )
}

const ATTACHMENT_ENDINGS = Object.keys(ATTACHMENT_TYPES).map((ending) => `.${ending}`)

/** A form field for an optional file that is sent with its form, not before; its value is the file itself. */
export function FormAttachment<Values extends FieldValues>(
  props: Omit<FieldProps<Values, UploadedFile<File>[], FileUploadProps<File>>, 'upload' | 'accept' | 'maxFiles'>,
): ReactNode {
  const { form, name, ...rest } = props
  const { value, onChange, ...field } = useField({ form, name })
  useKeptOut(form, name)
  return (
    <FileUpload<File>
      key={form.round}
      {...field}
      {...rest}
      isRequired={false}
      accept={ATTACHMENT_ENDINGS}
      maxFiles={1}
      takesPaste
      values={value ?? []}
      onChange={(values) => onChange([...values])}
      onStateChange={(state) => form.hold(name, state === 'failed' ? 'fileRefused' : null)}
    />
  )
}

const HELD_BY = { settled: null, uploading: 'fileUploading', failed: 'fileFailed' } as const

/** A form field for files. The form cannot be sent until all of them are uploaded; its value is the upload results. */
export function FormFileUpload<Values extends FieldValues, Result>(
  props: FieldProps<Values, UploadedFile<Result>[], FileUploadProps<Result>>,
): ReactNode {
  const { form, name, ...rest } = props
  const { value, onChange, ...field } = useField({ form, name })
  useKeptOut(form, name)
  return (
    <FileUpload<Result>
      key={form.round}
      {...field}
      {...rest}
      values={value ?? []}
      onChange={(values) => onChange([...values])}
      onStateChange={(state) => form.hold(name, HELD_BY[state])}
    />
  )
}
