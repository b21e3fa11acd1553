'use client'
import { useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { FloatingPanel, type OpenedProps } from '../../internal/floating-panel.tsx'
import { hiddenVisually } from '../../internal/hidden.css.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../Button/Button.tsx'
import { useTable } from '../DataTable/model/table-context.ts'
import { title } from '../Popover/Popover.css.ts'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx'
import { ColumnList } from './ColumnList.tsx'
import * as styles from './DataTableColumns.css.ts'
import { dataTableColumnsMessages } from './messages.ts'

/** The open panel of a table's columns. */
export function ColumnsPanel(opened: OpenedProps) {
  const messages = useMessages(dataTableColumnsMessages)
  const { state, defaultState, change } = useTable('DataTableColumns')
  const [said, setSaid] = useState({ text: '', turn: 0 })
  const say = (text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 }))
  const reset = () => {
    const { columnOrder, hiddenColumns, pinnedColumns, columnWidths, density } = defaultState
    change({ columnOrder, hiddenColumns, pinnedColumns, columnWidths, density })
    say(messages.wasReset)
  }
  return (
    <FloatingPanel {...opened} kind="panel">
      <Dialog className={styles.panel}>
        <Heading slot="title" level={2} className={title}>
          {messages.columns}
        </Heading>
        <ColumnList say={say} />
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
        {/* A live region outside of a dialog isn't announced in it. */}
        <output className={hiddenVisually}>
          <span key={said.turn}>{said.text}</span>
        </output>
      </Dialog>
    </FloatingPanel>
  )
}
