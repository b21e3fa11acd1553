'use client'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useBottomBar } from '../../internal/bottom-bar.ts'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { wrapTexts } from '../../internal/own-text.tsx'
import { fill, formsOf, plural } from '../../messages/format.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../Button/Button.tsx'
import { useTable } from '../DataTable/model/table-context.ts'
import type { DataTableSelection } from '../DataTable/types.ts'
import * as styles from './DataTableSelectionBar.css.ts'
import { dataTableSelectionBarMessages } from './messages.ts'

export interface DataTableSelectionBarProps extends DOMProps {
  /** Actions on the selected rows. */
  children?: ReactNode
  ref?: Ref<HTMLFieldSetElement>
}

/**
 * Shows how many rows are selected, offers to select all matches, and contains actions for the selection; visible only
 * if rows are selected.
 */
export function DataTableSelectionBar({ children, ref, ...rest }: DataTableSelectionBarProps) {
  const messages = useMessages(dataTableSelectionBarMessages)
  const { locale } = useLocale()
  const table = useTable('DataTableSelectionBar')
  const { selectedCount, selectableCount, canSelectAllMatching } = table
  const clearButton = useRef<HTMLButtonElement>(null)
  const [copied, setCopied] = useState<{ selection: DataTableSelection; announcement: ReactNode }>()
  const bar = useObjectRef(ref)
  useBottomBar(bar)
  if (selectedCount === 0) return null
  // The buttons unmount after their action, so the focus moves first.
  const selectMatching = () => {
    clearButton.current?.focus()
    table.selectMatching()
  }
  const clear = () => {
    table.focusGrid()
    table.clearSelection()
  }
  const copy = async () => setCopied({ selection: table.selection, announcement: await table.copySelectedRows() })
  return (
    <fieldset {...domProps(rest)} ref={bar} aria-label={messages.selectedRows} className={styles.bar}>
      <div className={styles.content}>
        <span className={styles.count}>{plural(locale, selectedCount, formsOf(messages, 'rowsSelected'))}</span>
        {canSelectAllMatching && (
          <Button variant="quiet" onPress={selectMatching}>
            {fill(messages.selectMatchingRows, { count: selectableCount.toLocaleString(locale) })}
          </Button>
        )}
        <Button ref={clearButton} variant="quiet" onPress={clear}>
          {messages.clearSelection}
        </Button>
        <Button variant="quiet" onPress={copy}>
          {messages.copy}
        </Button>
        {/* Hidden from screen readers, because the table announces the copy to them. */}
        {copied?.selection === table.selection && (
          <span aria-hidden className={styles.announcement}>
            {copied.announcement}
          </span>
        )}
        {children && <div className={styles.actions}>{wrapTexts(children)}</div>}
      </div>
    </fieldset>
  )
}
