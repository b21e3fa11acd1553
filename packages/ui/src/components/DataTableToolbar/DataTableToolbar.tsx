'use client'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { type MouseEvent, type ReactNode, type Ref, use, useCallback, useMemo, useRef, useState } from 'react'
import { type Tool, ToolbarContext } from '../../internal/collapsed-toolbar.ts'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { LoadedPanel, openedByKeys, prepare } from '../../internal/loaded-panel.tsx'
import { ToolButton } from '../../internal/tool-button.tsx'
import { wrapOwnText, wrapTexts } from '../../internal/own-text.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import { isSet } from '../DataTable/model/row-model.ts'
import { TableContext } from '../DataTable/model/table-context.ts'
import * as styles from './DataTableToolbar.css.ts'
import { dataTableToolbarMessages } from './messages.ts'

export interface DataTableToolbarProps extends DOMProps {
  /** The search and the filters. */
  children: ReactNode
  /** Tools for the whole table, at its end: views, columns, export. On a phone they are in one menu. */
  actions?: ReactNode
  'aria-label'?: string
  ref?: Ref<HTMLFieldSetElement>
}

/**
 * The bar above a table's rows with its search, filters and actions, all of one height with labels inside; it can clear
 * all filters. On a phone, the search, one filter button and one menu share the line.
 */
export function DataTableToolbar({ children, actions, 'aria-label': label, ref, ...rest }: DataTableToolbarProps) {
  const messages = useMessages(dataTableToolbarMessages)
  const table = use(TableContext)
  const hasFilters = table !== null && Object.values(table.state.filters).some(isSet)
  const clear = ({ currentTarget }: MouseEvent) => {
    // The button disappears with the filters, so the focus moves first.
    currentTarget.closest('fieldset')?.querySelector<HTMLElement>('input, button')?.focus()
    table?.change({ filters: {} })
  }
  return (
    <fieldset {...domProps(rest)} ref={ref} aria-label={label ?? messages.tableTools} className={styles.toolbar}>
      <div className={styles.start}>
        {wrapOwnText(children)}
        {hasFilters && (
          <button type="button" className={styles.clear} onClick={clear}>
            {messages.clearFilters}
          </button>
        )}
      </div>
      {actions &&
        (table?.isSmall ? (
          <CollapsedActions>{actions}</CollapsedActions>
        ) : (
          <div className={styles.end}>{wrapTexts(actions)}</div>
        ))}
    </fieldset>
  )
}

const loadMenu = async () => (await import('./ToolMenu.tsx')).ToolMenu

/** On a phone, renders the table's own tools in one menu, and other content beside it. */
function CollapsedActions({ children }: { children: ReactNode }) {
  const { tableOptions } = useMessages(dataTableToolbarMessages)
  const [tools, setTools] = useState<readonly Tool[]>([])
  const [isOpen, setOpen] = useState(false)
  const menuRef = useRef<HTMLButtonElement>(null)
  const addTool = useCallback(
    (tool: Tool) =>
      setTools((before) =>
        before.some(({ id }) => id === tool.id)
          ? before.map((each) => (each.id === tool.id ? tool : each))
          : [...before, tool],
      ),
    [],
  )
  const removeTool = useCallback((id: string) => setTools((before) => before.filter((each) => each.id !== id)), [])
  const toolbar = useMemo(() => ({ addTool, removeTool, menuRef }), [addTool, removeTool])
  return (
    <div className={styles.end}>
      <ToolbarContext value={toolbar}>{children}</ToolbarContext>
      {tools.length > 0 && (
        <ToolButton
          ref={menuRef}
          icon={Ellipsis}
          hasDot={tools.some(({ hasDot }) => hasDot)}
          aria-label={tableOptions}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onPointerEnter={() => prepare(loadMenu)}
          onFocus={() => prepare(loadMenu)}
          onKeyDown={openedByKeys(() => setOpen(true))}
          onOpen={() => setOpen(true)}
        />
      )}
      <LoadedPanel
        load={loadMenu}
        isOpen={isOpen}
        panel={{ tools }}
        triggerRef={menuRef}
        onClose={() => setOpen(false)}
      />
    </div>
  )
}
