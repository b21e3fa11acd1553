import { ATTACHMENT_TYPES, LIMITS } from '@tessera/contract'
import type {
  CheckboxGroupProps,
  CheckboxProps,
  FileUploadProps,
  PasswordFieldProps,
  RadioGroupProps,
  SwitchProps,
  TextAreaProps,
  TextFieldProps,
  UploadedFile,
} from '@tessera/ui'
import {
  Checkbox,
  CheckboxGroup,
  FileUpload,
  PasswordField,
  RadioGroup,
  Switch,
  TextArea,
  TextField,
} from '@tessera/ui'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Bound, Filled } from './use-field.ts'
import { useField, useKeptOut } from './use-field.ts'

type FieldProps<Values extends FieldValues, Value, Props> = Bound<Values, Value> & Omit<Props, Filled>
type TickProps<Values extends FieldValues, Props> = Bound<Values, boolean> &
  Omit<Props, Filled | 'isSelected' | 'defaultSelected' | 'children'>

/** One line of text of a form, as short as the portal's texts are unless it says otherwise. */
export function FormTextField<Values extends FieldValues>(
  props: FieldProps<Values, string, TextFieldProps>,
): ReactNode {
  const { form, name, maxLength = LIMITS.text, ...rest } = props
  const field = useField({ form, name })
  return <TextField {...field} {...rest} maxLength={maxLength} value={field.value ?? ''} />
}

/** Several lines of text of a form, with room for a description unless it says otherwise. */
export function FormTextArea<Values extends FieldValues>(props: FieldProps<Values, string, TextAreaProps>): ReactNode {
  const { form, name, maxLength = LIMITS.textArea, ...rest } = props
  const field = useField({ form, name })
  return <TextArea {...field} {...rest} maxLength={maxLength} value={field.value ?? ''} />
}

/** A secret of a form. */
export function FormPasswordField<Values extends FieldValues>(
  props: FieldProps<Values, string, PasswordFieldProps>,
): ReactNode {
  const { form, name, ...rest } = props
  const field = useField({ form, name })
  useKeptOut(form, name)
  return <PasswordField {...field} {...rest} value={field.value ?? ''} />
}

/** One choice of a form among few, all of them seen. */
export function FormRadioGroup<Values extends FieldValues>(
  props: FieldProps<Values, string | null, RadioGroupProps>,
): ReactNode {
  const { form, name, ...rest } = props
  const field = useField({ form, name })
  return <RadioGroup {...field} {...rest} value={field.value ?? null} />
}

/** Several choices of a form, all of them seen. */
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

/** Something of a form that is on or off. */
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

/** One file that is sent with its form, not before, if there is one; its value is the file itself. */
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

/** Files of a form; nothing is sent while one of them was not. Its value is what was sent of them. */
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
