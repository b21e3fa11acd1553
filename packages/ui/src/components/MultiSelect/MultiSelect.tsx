'use client'
import { type Ref, useId, useMemo, useRef, useState } from 'react'
import { Popover } from 'react-aria-components/Popover'
import { useControlledState } from 'react-stately/useControlledState'
import { splitData } from '../../internal/field-data.ts'
import { inOrder } from '../../internal/field-option.ts'
import { useFormReset } from '../../internal/field-value.tsx'
import * as field from '../../internal/field.css.ts'
import { type FieldBase, labelText, ProblemText } from '../../internal/field-parts.tsx'
import { hiddenVisually } from '../../internal/hidden.css.ts'
import { wrapTexts } from '../../internal/own-text.tsx'
import { popover } from '../../internal/popover.css.ts'
import type { MultiSelectOption } from './multi-select-option.ts'
import { MultiSelectMenu } from './MultiSelectMenu.tsx'
import { MultiSelectTrigger } from './MultiSelectTrigger.tsx'
import { matchPasted } from './paste.ts'
import type { Pasted } from './PasteReport.tsx'

export type { MultiSelectOption } from './multi-select-option.ts'

export interface MultiSelectProps<Key extends string = string> extends Omit<FieldBase, 'isReadOnly'> {
  options: readonly MultiSelectOption<Key>[]
  /** Ids of the selected options. */
  values?: readonly NoInfer<Key>[]
  defaultValues?: readonly NoInfer<Key>[]
  /** Called with the ids in the order of the options. */
  onChange?: (values: readonly Key[]) => void
  /** Shown if nothing is selected. */
  placeholder?: string
  /** The button. */
  ref?: Ref<HTMLButtonElement>
}

interface Opened {
  search: string
  pasted?: Pasted
  /** Whether touch opened it; a phone then does not show its keyboard yet. */
  byTouch?: boolean
}

/**
 * Selects any number of options from a list of any length, in a field that never grows; the user can paste lists of
 * names or codes.
 */
export function MultiSelect<Key extends string>(props: MultiSelectProps<Key>) {
  const [data, { label, isLabelHidden, description, errorMessage, ...other }] = splitData(props)
  const { options, values, defaultValues = [], onChange, name, isRequired, isDisabled, ...rest } = other
  const isInvalid = Boolean(rest.isInvalid || errorMessage)
  const ownId = useId()
  const id = rest.id ?? ownId
  const box = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<Opened>()
  const [ids, setIds] = useControlledState<readonly Key[]>(values, defaultValues, onChange)
  const selected = useMemo(() => new Set<string>(ids), [ids])
  useFormReset(box, () => {
    if (ids.length > 0 || defaultValues.length > 0) setIds(defaultValues)
  })

  const change = (add: string[], remove: string[]) => {
    const gone = new Set(remove)
    setIds(
      inOrder(
        [...ids, ...add].filter((each) => !gone.has(each)),
        options,
      ),
    )
  }
  const paste = (text: string) => {
    const { ids: matched, missed } = matchPasted(text, options)
    change(matched, [])
    setOpened({ search: '', ...opened, pasted: { matched: matched.length, missed } })
  }

  return (
    <div ref={box} className={field.field}>
      <label id={`${id}-label`} htmlFor={id} className={isLabelHidden ? hiddenVisually : field.label}>
        {labelText(label, isRequired)}
      </label>
      {description && (
        <span id={`${id}-help`} className={field.description}>
          {wrapTexts(description)}
        </span>
      )}
      <MultiSelectTrigger
        {...rest}
        data={{ ...data, 'data-field': name }}
        id={id}
        names={useNames(ids, options)}
        isOpen={opened !== undefined}
        isInvalid={isInvalid}
        isRequired={isRequired}
        isDisabled={isDisabled}
        describedBy={[rest['aria-describedby'], description && `${id}-help`, errorMessage && `${id}-error`]
          .filter((part) => typeof part === 'string')
          .join(' ')}
        onOpen={(search, byTouch) => setOpened({ search, byTouch })}
        onPaste={(text) => text.trim() && paste(text)}
      />
      {errorMessage && (
        <span id={`${id}-error`} className={field.error}>
          <ProblemText>{errorMessage}</ProblemText>
        </span>
      )}
      {name && !isDisabled && ids.map((each) => <input key={each} type="hidden" name={name} value={each} />)}
      <Popover
        isOpen={opened !== undefined}
        onOpenChange={(isOpen) => !isOpen && setOpened(undefined)}
        triggerRef={box}
        placement="bottom start"
        offset={6}
        aria-labelledby={`${id}-label`}
        className={popover({ kind: 'list' })}
      >
        <MultiSelectMenu
          id={`${id}-menu`}
          labelledBy={`${id}-label`}
          options={options}
          selected={selected}
          onChange={change}
          startWith={opened?.search ?? ''}
          focusesSearch={!opened?.byTouch}
          pasted={opened?.pasted}
          onPaste={paste}
        />
      </Popover>
    </div>
  )
}

/** The labels of the first selected options, and the total number. */
function useNames(ids: readonly string[], options: readonly MultiSelectOption[]) {
  const labels = useMemo(() => new Map(options.map(({ id, label }) => [id, label])), [options])
  return { shown: ids.slice(0, 2).map((id) => labels.get(id) ?? id), more: Math.max(0, ids.length - 2) }
}

export default MultiSelect
