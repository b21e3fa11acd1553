'use client'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useRef, useState } from 'react'
import { Icon } from '../../internal/icon.tsx'
import { LoadedPanel, openedByKeys, prepare } from '../../internal/loaded-panel.tsx'
import { fill } from '../../messages/format.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { TableColumn } from '../DataTable/model/table-context.ts'
import * as styles from './DataTableColumns.css.ts'
import { dataTableColumnsMessages } from './messages.ts'

const load = async () => (await import('./HeaderMenuPanel.tsx')).HeaderMenuPanel

/** The menu of a column, next to its name. */
export function HeaderMenu({ column }: { column: TableColumn }) {
  const { columnMenu } = useMessages(dataTableColumnsMessages)
  const [isOpen, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <span className={styles.headerMenu} data-open={isOpen || undefined}>
      <button
        ref={trigger}
        type="button"
        tabIndex={-1}
        className={styles.headerMenuButton}
        aria-label={fill(columnMenu, { column: column.header })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={() => prepare(load)}
        onFocus={() => prepare(load)}
        onKeyDown={openedByKeys(() => setOpen(true))}
        onClick={() => setOpen(true)}
      >
        <Icon of={ChevronDown} />
      </button>
      <LoadedPanel load={load} isOpen={isOpen} panel={{ column }} triggerRef={trigger} onClose={() => setOpen(false)} />
    </span>
  )
}
