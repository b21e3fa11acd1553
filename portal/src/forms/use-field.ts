import { useEffect } from 'react'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { useController } from 'react-hook-form'
import { afterPress } from './after-press.ts'
import type { ZodForm } from './use-zod-form.ts'
import { messageOf } from './use-zod-form.ts'

/** Props of a bound field: its form, and the name of a field with this type of value. */
export interface Bound<Values extends FieldValues, Value> {
  form: ZodForm<Values>
  name: FieldPathByValue<Values, Value>
}

/** The properties that every bound field sets itself. */
export type Filled =
  | 'label'
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'values'
  | 'defaultValues'
  | 'onChange'
  | 'onBlur'
  | 'errorMessage'
  | 'isInvalid'
  | 'ref'
  | 'onInvalid'

/** Keeps a field out of the drafts of its form. */
export function useKeptOut<Values extends FieldValues>({ keepOut }: ZodForm<Values>, name: string): void {
  useEffect(() => keepOut(name))
}

/** Blocks the form's submission while a field's text is not a valid value, which the schema cannot see. */
export function reportInvalid<Values extends FieldValues>(
  { hold }: ZodForm<Values>,
  name: string,
  codes: Partial<Record<string, string>> = {},
): (problem: string | null) => void {
  return (problem) => hold(name, problem && (codes[problem] ?? 'invalid'))
}

/** Returns the value, label, error and required state of one field of a form. */
export function useField<Values extends FieldValues, Value>({ form, name }: Bound<Values, Value>) {
  const { field, fieldState } = useController({ control: form.control, name })
  const problem = messageOf(fieldState.error)
  return {
    label: form.labels[name] ?? name,
    name: name as string,
    value: field.value as Value,
    onChange: field.onChange as (value: Value) => void,
    onBlur: () =>
      afterPress(() => {
        field.onBlur()
        form.leave(name)
      }),
    isRequired: form.isRequired(name),
    errorMessage: problem && form.explain(name, problem),
  }
}
