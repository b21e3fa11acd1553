'use client'
import { useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { FloatingPanel, type PanelProps } from '../../internal/floating-panel.tsx'
import { hiddenVisually } from '../../internal/hidden.css.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../Button/Button.tsx'
import { useTable } from '../DataTable/model/table-context.ts'
import { title } from '../Popover/Popover.css.ts'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx'
import { ColumnList } from './ColumnList.tsx'
import * as styles from './DataTableColumns.css.ts'
import { dataTableColumnsMessages } from './messages.ts'

/** The open columns panel of a table. */
export function ColumnsPanel(opened: PanelProps) {
  const messages = useMessages(dataTableColumnsMessages)
  const { state, defaultState, change } = useTable('DataTableColumns')
  const [announced, setAnnounced] = useState({ text: '', turn: 0 })
  const announceText = (text: string) => setAnnounced(({ turn }) => ({ text, turn: turn + 1 }))
  const reset = () => {
    const { columnOrder, hiddenColumns, pinnedColumns, columnWidths, density } = defaultState
    change({ columnOrder, hiddenColumns, pinnedColumns, columnWidths, density })
    announceText(messages.wasReset)
  }
  return (
    <FloatingPanel {...opened} kind="panel">
      <Dialog className={styles.panel}>
        <Heading slot="title" level={2} className={title}>
          {messages.columns}
        </Heading>
        <ColumnList announceText={announceText} />
        <SegmentedControl
          label={messages.rowHeight}
          size="small"
          options={[
            { id: 'default', label: messages.defaultDensity },
            { id: 'comfortable', label: messages.comfortable },
            { id: 'compact', label: messages.compact },
          ]}
          value={state.density ?? 'default'}
          onChange={(density) => change({ density: density === 'default' ? null : density })}
        />
        <Button size="small" onPress={reset}>
          {messages.reset}
        </Button>
        {/* While a dialog is open, a live region outside it isn't announced. */}
        <output className={hiddenVisually}>
          <span key={announced.turn}>{announced.text}</span>
        </output>
      </Dialog>
    </FloatingPanel>
  )
}
