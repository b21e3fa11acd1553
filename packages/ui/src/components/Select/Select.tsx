'use client'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { Ref } from 'react'
import { Button, ListBox, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import type { FieldOption } from '../../internal/field-option.ts'
import * as field from '../../internal/field.css.ts'
import { type FieldBase, FieldDescription, FieldLabel, FieldProblem } from '../../internal/field-parts.tsx'
import { Icon } from '../../internal/icon.tsx'
import { OptionRow } from '../../internal/option-row.tsx'
import * as option from '../../internal/option.css.ts'
import { popover } from '../../internal/popover.css.ts'
import { useWords } from '../../messages/words.ts'
import { selectWords } from './words.ts'

export interface SelectProps extends Omit<FieldBase, 'isReadOnly'> {
  options: FieldOption[]
  /** Id of the chosen option; `null` while none is chosen. */
  value?: string | null
  defaultValue?: string
  onChange?: (value: string) => void
  /** Stands in the field while nothing is chosen. */
  placeholder?: string
  autoComplete?: string
  /** The button. */
  ref?: Ref<HTMLButtonElement>
}

/** One choice of a list that opens under the field, each with a helper text where it needs one. */
export function Select({
  label,
  description,
  errorMessage,
  isInvalid,
  options,
  onChange,
  onBlur,
  placeholder,
  ref,
  ...rest
}: SelectProps) {
  const { choose, noMatches } = useWords(selectWords)
  return (
    <AriaSelect
      {...rest}
      className={field.field}
      validationBehavior="aria"
      isInvalid={isInvalid ?? Boolean(errorMessage)}
      placeholder={placeholder ?? choose}
      allowsEmptyCollection
      onChange={(key) => key !== null && onChange?.(String(key))}
      onBlur={() => onBlur?.()}
    >
      <FieldLabel isRequired={rest.isRequired}>{label}</FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <Button ref={ref} className={field.trigger}>
        <SelectValue className={field.value}>
          {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
        </SelectValue>
        <span className={field.chevron}>
          <Icon of={ChevronDown} />
        </span>
      </Button>
      <FieldProblem>{errorMessage}</FieldProblem>
      <Popover offset={6} className={popover({ kind: 'list' })}>
        <div className={option.menu}>
          <ListBox
            items={options}
            className={option.list}
            renderEmptyState={() => <div className={option.empty}>{noMatches}</div>}
          >
            {(item) => <OptionRow {...item} />}
          </ListBox>
        </div>
      </Popover>
    </AriaSelect>
  )
}

export default Select
