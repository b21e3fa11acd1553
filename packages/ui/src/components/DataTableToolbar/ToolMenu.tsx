'use client'
import type { Tool } from '../../internal/collapsed-toolbar.ts'
import { FloatingPanel, type PanelProps } from '../../internal/floating-panel.tsx'
import { Icon } from '../../internal/icon.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import { MenuRows } from '../Menu/MenuRows.tsx'
import { dataTableToolbarMessages } from './messages.ts'

interface ToolMenuProps extends PanelProps {
  tools: readonly Tool[]
}

/** Tools for a whole table in one menu, for a phone without space for separate buttons. */
export function ToolMenu({ tools, ...opened }: ToolMenuProps) {
  const { tableOptions } = useMessages(dataTableToolbarMessages)
  return (
    <FloatingPanel {...opened} kind="menu" placement="bottom end" aria-label={tableOptions}>
      <MenuRows
        aria-label={tableOptions}
        focusesFirst
        onClose={opened.onClose}
        items={tools.map(({ id, label, icon, text, onOpen }) => ({
          id,
          label,
          description: text,
          icon: <Icon of={icon} />,
          onAction: onOpen,
        }))}
      />
    </FloatingPanel>
  )
}
