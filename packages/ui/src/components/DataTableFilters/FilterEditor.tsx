'use client'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { FloatingPanel, type PanelProps } from '../../internal/floating-panel.tsx'
import { isComposing } from '../../internal/input-method.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../Button/Button.tsx'
import * as styles from './DataTableFilters.css.ts'
import type { DataTableFilterDefinition } from './filter-types.ts'
import { dataTableFiltersMessages } from './messages.ts'

/** Props of every filter's editor. */
export interface FilterEditorProps extends PanelProps {
  filter: DataTableFilterDefinition
  /** The filter's state. */
  value: unknown
  /** Called with the value for the table's state; undefined clears the filter. */
  onApply: (value: unknown) => void
  /** Same as `onApply`, but the editor stays open. */
  onChange: (value: unknown) => void
  /** How many rows each of a filter's choices has, if the table knows. */
  counts: ReadonlyMap<string, number> | undefined
}

interface FrameProps extends PanelProps {
  label: string
  onSubmit: () => void
  /** Every change applies immediately. */
  isImmediate?: boolean
  children: ReactNode
}

const FIELDS = 'input:not([type=hidden]), [role=spinbutton]'

/** Parts of a date are not inputs, so Enter would not submit the form. */
function submitFromPart(event: KeyboardEvent<HTMLFormElement>) {
  const { key, target, currentTarget } = event
  if (isComposing(event)) return
  if (key === 'Enter' && target instanceof HTMLElement && target.getAttribute('role') === 'spinbutton')
    currentTarget.requestSubmit()
}

/** A filter's fields and its buttons, under its chip. */
export function FilterEditor({ label, onSubmit, isImmediate = false, children, ...opened }: FrameProps) {
  const { apply } = useMessages(dataTableFiltersMessages)
  const form = useRef<HTMLFormElement>(null)
  // The user opens the editor to use its field.
  useEffect(() => form.current?.querySelector<HTMLElement>(FIELDS)?.focus(), [])
  return (
    <FloatingPanel {...opened} kind="panel" placement="bottom start">
      <Dialog aria-label={label} className={styles.editor}>
        <form
          ref={form}
          noValidate
          className={styles.form}
          onKeyDownCapture={submitFromPart}
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
        >
          {children}
          {!isImmediate && (
            <Button type="submit" variant="primary" size="small">
              {apply}
            </Button>
          )}
        </form>
      </Dialog>
    </FloatingPanel>
  )
}
