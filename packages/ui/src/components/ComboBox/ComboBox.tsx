'use client'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type Ref, useRef } from 'react'
import { Button, ComboBox as AriaComboBox, Input, Popover } from 'react-aria-components/ComboBox'
import { splitData } from '../../internal/field-data.ts'
import type { FieldOption } from '../../internal/field-option.ts'
import { FieldValue, useSettled } from '../../internal/field-value.tsx'
import * as field from '../../internal/field.css.ts'
import { type FieldBase, FieldDescription, FieldLabel, FieldProblem } from '../../internal/field-parts.tsx'
import { fold } from '../../internal/fold.ts'
import { Icon } from '../../internal/icon.tsx'
import { ignoreWhileComposing } from '../../internal/input-method.ts'
import { OptionList } from '../../internal/option-list.tsx'
import { popover } from '../../internal/popover.css.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type ComboBoxProblem, useChoice } from './use-choice.ts'
import { comboBoxMessages } from './messages.ts'

export type { ComboBoxProblem } from './use-choice.ts'

export interface ComboBoxProps<Key extends string = string> extends FieldBase {
  options: readonly FieldOption<Key>[]
  /** Id of the chosen option; `null` if none is chosen. */
  value?: NoInfer<Key> | null
  defaultValue?: NoInfer<Key> | null
  /** Called with the id of the option that was chosen or typed in full, or else `null`. */
  onChange?: (value: Key | null) => void
  /** Called when the text in the field matches no option, and with `null` when it does again. */
  onInvalid?: (problem: ComboBoxProblem | null) => void
  /** The text in the field. */
  inputValue?: string
  /** The initial text. */
  defaultInputValue?: string
  /** Called with the text on each change. */
  onInputChange?: (text: string) => void
  /** Keeps text that matches no option; a form then submits that text. */
  allowsCustomValue?: boolean
  placeholder?: string
  maxLength?: number
  /** The input. */
  ref?: Ref<HTMLInputElement>
}

const contains = (text: string, search: string) => fold(text).includes(fold(search))

/** One choice of many, found by typing part of it in any case and with or without accents. */
export function ComboBox<Key extends string>(props: ComboBoxProps<Key>) {
  const [data, { label, isLabelHidden, description, errorMessage, isInvalid, placeholder, maxLength, ref, ...other }] =
    splitData(props)
  const { options, name, onBlur, ...rest } = other
  const { noMatches, noOption } = useMessages(comboBoxMessages)
  const box = useRef<HTMLDivElement>(null)
  const { text, value, problem, chosen, write, choose, settle, reset } = useChoice(props)
  const { isShown, onFocusChange } = useSettled(problem)
  const message = isShown && problem ? noOption : errorMessage

  return (
    <AriaComboBox
      {...rest}
      className={field.field}
      validationBehavior="aria"
      isInvalid={Boolean(isInvalid || message)}
      // Keeps typed text that matches no option.
      allowsCustomValue
      defaultFilter={contains}
      allowsEmptyCollection
      value={chosen}
      onChange={(key) => key !== null && choose(key as Key)}
      inputValue={text}
      onInputChange={write}
      onFocusChange={onFocusChange}
      onBlur={(event) => {
        settle()
        onBlur?.(event)
      }}
    >
      <FieldLabel isRequired={rest.isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <div ref={box} className={field.box}>
        <Input
          {...data}
          ref={ref}
          className={`${field.input} ${field.withButton}`}
          placeholder={placeholder}
          maxLength={maxLength}
          onKeyDownCapture={ignoreWhileComposing}
        />
        {!rest.isReadOnly && (
          <Button className={field.button}>
            <Icon of={ChevronDown} />
          </Button>
        )}
      </div>
      <FieldProblem>{message}</FieldProblem>
      <FieldValue
        name={name}
        value={rest.allowsCustomValue ? text : (value ?? '')}
        problem={problem && noOption}
        isReported={rest.onInvalid !== undefined}
        isDisabled={rest.isDisabled}
        onReset={reset}
        onFocus={() => box.current?.querySelector('input')?.focus()}
      />
      <Popover offset={6} className={popover({ kind: 'list' })}>
        <OptionList items={options} emptyText={noMatches} />
      </Popover>
    </AriaComboBox>
  )
}

export default ComboBox
