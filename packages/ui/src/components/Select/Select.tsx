'use client'
import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import { type Ref, useId, useRef } from 'react'
import { LabelContext } from 'react-aria-components/Label'
import { Button, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { useSlottedContext } from 'react-aria-components/slots'
import { useControlledState } from 'react-stately/useControlledState'
import { splitData } from '../../internal/field-data.ts'
import type { FieldOption } from '../../internal/field-option.ts'
import { FieldValue } from '../../internal/field-value.tsx'
import * as field from '../../internal/field.css.ts'
import { type FieldBase, FieldDescription, FieldLabel, FieldProblem } from '../../internal/field-parts.tsx'
import { Icon } from '../../internal/icon.tsx'
import { OptionList, type OptionSection } from '../../internal/option-list.tsx'
import { wrapOwnText } from '../../internal/own-text.tsx'
import { popover } from '../../internal/popover.css.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { selectMessages } from './messages.ts'

export type { OptionSection } from '../../internal/option-list.tsx'

export interface SelectProps<Key extends string = string> extends Omit<FieldBase, 'isReadOnly'> {
  /** The options, optionally in sections with a label. */
  options: readonly (FieldOption<Key> | OptionSection<Key>)[]
  /** Id of the chosen option; `null` if none is chosen. */
  value?: NoInfer<Key> | null
  defaultValue?: NoInfer<Key> | null
  onChange?: (value: Key | null) => void
  /** Shows a button that clears the choice. */
  isClearable?: boolean
  /** Whether more options are available: `onLoadMore` is called when the end of the list comes into view. */
  hasMore?: boolean
  onLoadMore?: () => void
  /** Whether options are loading. */
  isLoading?: boolean
  /** Shown if nothing is selected. */
  placeholder?: string
  autoComplete?: string
  /** The button. */
  ref?: Ref<HTMLButtonElement>
}

/** One choice from a list that opens under the field, with optional descriptions. */
export function Select<Key extends string>(props: SelectProps<Key>) {
  const [data, { label, isLabelHidden, description, errorMessage, isInvalid, placeholder, ref, ...other }] =
    splitData(props)
  const { options, value: controlled, defaultValue = null, onChange, ...behavior } = other
  const { isClearable = false, hasMore = false, onLoadMore, isLoading, name, ...rest } = behavior
  const messages = useMessages(selectMessages)
  const [value, change] = useControlledState<Key | null>(controlled, defaultValue, onChange)
  const box = useRef<HTMLDivElement>(null)
  const canClear = isClearable && value !== null && !rest.isDisabled
  const clear = () => {
    change(null)
    box.current?.querySelector('button')?.focus()
  }

  return (
    <AriaSelect
      {...rest}
      className={field.field}
      validationBehavior="aria"
      isInvalid={Boolean(isInvalid || errorMessage)}
      placeholder={placeholder ?? messages.choose}
      allowsEmptyCollection
      value={value}
      onChange={(key) => change(key as Key | null)}
    >
      <FieldLabel isRequired={rest.isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      <div ref={box} className={field.box}>
        <Button {...data} ref={ref} className={field.trigger}>
          <SelectValue className={canClear ? `${field.value} ${field.beforeButton}` : field.value}>
            {({ selectedText, defaultChildren }) => wrapOwnText(selectedText || defaultChildren)}
          </SelectValue>
          <span className={field.chevron}>
            <Icon of={ChevronDown} />
          </span>
        </Button>
        {canClear && <ClearButton onPress={clear}>{messages.clear}</ClearButton>}
      </div>
      <FieldProblem>{errorMessage}</FieldProblem>
      <FieldValue
        name={name}
        value={value ?? ''}
        isDisabled={rest.isDisabled}
        onReset={() => change(defaultValue)}
        onFocus={() => box.current?.querySelector('button')?.focus()}
      />
      <Popover offset={6} className={popover({ kind: 'list' })}>
        <OptionList
          items={options}
          emptyText={messages.noMatches}
          loadingText={messages.loading}
          isLoading={isLoading}
          onLoadMore={hasMore ? onLoadMore : undefined}
        />
      </Popover>
    </AriaSelect>
  )
}

/** Its name includes the field's label, because a page can have several clear buttons. */
function ClearButton({ children, onPress }: { children: string; onPress: () => void }) {
  const id = useId()
  const label = useSlottedContext(LabelContext)
  return (
    <Button
      slot={null}
      id={id}
      className={`${field.button} ${field.buttonBefore}`}
      aria-label={children}
      aria-labelledby={label?.id && `${id} ${label.id}`}
      onPress={onPress}
    >
      <Icon of={X} />
    </Button>
  )
}

export default Select
