'use client'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { Ref } from 'react'
import { Button, ComboBox as AriaComboBox, Input, ListBox, Popover } from 'react-aria-components/ComboBox'
import { splitData } from '../../internal/field-data.ts'
import type { FieldOption } from '../../internal/field-option.ts'
import * as field from '../../internal/field.css.ts'
import { type FieldBase, FieldDescription, FieldLabel, FieldProblem } from '../../internal/field-parts.tsx'
import { fold } from '../../internal/fold.ts'
import { Icon } from '../../internal/icon.tsx'
import { OptionRow } from '../../internal/option-row.tsx'
import * as option from '../../internal/option.css.ts'
import { popover } from '../../internal/popover.css.ts'
import { useWords } from '../../messages/words.ts'
import { comboBoxWords } from './words.ts'

export interface ComboBoxProps<Key extends string = string> extends FieldBase {
  options: readonly FieldOption<Key>[]
  /** Id of the chosen option; `null` while none is chosen. */
  value?: NoInfer<Key> | null
  defaultValue?: NoInfer<Key> | null
  /** Told the id of the option, or `null` when the field was emptied. */
  onChange?: (value: Key | null) => void
  /** The text in the field. */
  inputValue?: string
  defaultInputValue?: string
  onInputChange?: (text: string) => void
  /** Keeps a text that is no option; it is then what a form sends. */
  allowsCustomValue?: boolean
  placeholder?: string
  maxLength?: number
  /** The input. */
  ref?: Ref<HTMLInputElement>
}

const contains = (text: string, search: string) => fold(text).includes(fold(search))

/** One choice of many, found by writing a part of it in any case and with or without accents. */
export function ComboBox<Key extends string>(props: ComboBoxProps<Key>) {
  const [data, { label, isLabelHidden, description, errorMessage, isInvalid, placeholder, maxLength, ref, ...other }] =
    splitData(props)
  const { options, onChange, ...rest } = other
  const { noMatches } = useWords(comboBoxWords)
  return (
    <AriaComboBox
      {...rest}
      className={field.field}
      validationBehavior="aria"
      isInvalid={isInvalid ?? Boolean(errorMessage)}
      defaultItems={options}
      defaultFilter={contains}
      allowsEmptyCollection
      onChange={(key) => onChange?.(key as Key | null)}
    >
      <FieldLabel isRequired={rest.isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <div className={field.box}>
        <Input
          {...data}
          ref={ref}
          className={`${field.input} ${field.withButton}`}
          placeholder={placeholder}
          maxLength={maxLength}
        />
        {!rest.isReadOnly && (
          <Button className={field.button}>
            <Icon of={ChevronDown} />
          </Button>
        )}
      </div>
      <FieldProblem>{errorMessage}</FieldProblem>
      <Popover offset={6} className={popover({ kind: 'list' })}>
        <div className={option.menu}>
          <ListBox<FieldOption>
            className={option.list}
            renderEmptyState={() => <div className={option.empty}>{noMatches}</div>}
          >
            {(item) => <OptionRow {...item} />}
          </ListBox>
        </div>
      </Popover>
    </AriaComboBox>
  )
}

export default ComboBox
