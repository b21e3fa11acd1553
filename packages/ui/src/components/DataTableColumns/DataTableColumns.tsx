'use client'
import Columns3 from 'lucide-react/icons/columns-3'
import { type Ref, useLayoutEffect } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useControlledState } from 'react-stately/useControlledState'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { LoadedPanel, prepare } from '../../internal/loaded-panel.tsx'
import { ToolButton } from '../../internal/tool-button.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import { useTable } from '../DataTable/model/table-context.ts'
import { HeaderMenu } from './HeaderMenu.tsx'
import { dataTableColumnsMessages } from './messages.ts'

export interface DataTableColumnsProps extends DOMProps {
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** The button. */
  ref?: Ref<HTMLButtonElement>
}

const nothing = {}
const load = async () => (await import('./ColumnsPanel.tsx')).ColumnsPanel

/**
 * Shows, hides, orders and pins a table's columns, in a panel and in a menu beside each column's name; both load just
 * before they are used.
 */
export function DataTableColumns({ isOpen, defaultOpen = false, onOpenChange, ref, ...rest }: DataTableColumnsProps) {
  const { columns } = useMessages(dataTableColumnsMessages)
  const { showHeaderMenu } = useTable('DataTableColumns')
  const [isShown, show] = useControlledState(isOpen, defaultOpen, onOpenChange)
  const trigger = useObjectRef(ref)
  useLayoutEffect(() => {
    showHeaderMenu(() => HeaderMenu)
    return () => showHeaderMenu(() => undefined)
  }, [showHeaderMenu])
  return (
    <>
      <ToolButton
        {...domProps(rest)}
        ref={trigger}
        icon={Columns3}
        aria-label={columns}
        aria-haspopup="dialog"
        aria-expanded={isShown}
        onPointerEnter={() => prepare(load)}
        onFocusCapture={() => prepare(load)}
        onOpen={() => show(true)}
      />
      <LoadedPanel load={load} isOpen={isShown} panel={nothing} triggerRef={trigger} onClose={() => show(false)} />
    </>
  )
}
