import { useState } from 'react'
import { useFieldValue } from '../../internal/field-value.tsx'
import { fold } from '../../internal/fold.ts'
import type { FieldOption } from '../../internal/field-option.ts'

/** The reason why the text of a combo box has no value: no option has that label. */
export type ComboBoxProblem = 'noOption'

interface Choices<Key extends string> {
  options: readonly FieldOption<Key>[]
  value?: Key | null
  defaultValue?: Key | null
  onChange?: (value: Key | null) => void
  onInvalid?: (problem: ComboBoxProblem | null) => void
  inputValue?: string
  defaultInputValue?: string
  onInputChange?: (text: string) => void
  allowsCustomValue?: boolean
  ref?: unknown
}

/** The text of a combo box and the option that it matches, by selection or by full name. */
export function useChoice<Key extends string>(props: Choices<Key>) {
  const { options, value: controlled, defaultValue = null, onChange, onInvalid, onInputChange } = props
  const { inputValue, defaultInputValue, allowsCustomValue = false } = props
  // Undefined when the field shows the label of the choice.
  const [written, setWritten] = useState(defaultInputValue)
  // A chosen option can be missing from the next search results.
  const [last, setLast] = useState<{ id: Key; label: string }>()
  const { value, shown, show, setValue } = useFieldValue<Key, ComboBoxProblem>({
    value: controlled,
    defaultValue,
    onChange,
    onInvalid,
    ref: props.ref,
    onGiven: () => setWritten(undefined),
  })

  const labelOf = (key: Key | null) =>
    options.find(({ id }) => id === key)?.label ?? (last?.id === key ? last.label : '')
  const idOf = (text: string) =>
    options.find((option) => !option.isDisabled && fold(option.label) === fold(text.trim()))?.id ?? null
  const problemIn = (text: string, id: Key | null): ComboBoxProblem | undefined =>
    id === null && text.trim() !== '' && !allowsCustomValue ? 'noOption' : undefined

  const text = inputValue ?? written ?? labelOf(shown.value)
  const choose = (id: Key) => {
    const label = labelOf(id)
    setWritten(undefined)
    setLast({ id, label })
    show(id)
    setValue(id, undefined)
    if (label !== text) onInputChange?.(label)
  }

  return {
    text,
    value,
    /** The option that the list shows as chosen; none if the text differs. */
    chosen: written === undefined ? shown.value : null,
    problem: written === undefined ? undefined : problemIn(written, idOf(written)),
    choose,
    write: (next: string) => {
      if (next === text) return
      const id = idOf(next)
      setWritten(next)
      setValue(id, problemIn(next, id))
      onInputChange?.(next)
    },
    /** Replaces the text with the option's label when the field loses focus. */
    settle: () => {
      const id = written === undefined ? null : idOf(written)
      if (id !== null) choose(id)
    },
    reset: () => {
      setWritten(defaultInputValue)
      show(defaultValue)
      setValue(defaultValue, undefined)
    },
  }
}
