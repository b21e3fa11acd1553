'use client'
import { useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { FloatingPanel, type OpenedProps } from '../../internal/floating-panel.tsx'
import { hiddenVisually } from '../../internal/hidden.css.ts'
import { useWords } from '../../messages/words.ts'
import { Button } from '../Button/Button.tsx'
import { useTable } from '../DataTable/model/table-context.ts'
import { title } from '../Popover/Popover.css.ts'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx'
import { ColumnList } from './ColumnList.tsx'
import * as styles from './DataTableColumns.css.ts'
import { dataTableColumnsWords } from './words.ts'

/** The open panel of a table's columns. */
export function ColumnsPanel(opened: OpenedProps) {
  const words = useWords(dataTableColumnsWords)
  const { state, usualState, change } = useTable('DataTableColumns')
  const [said, setSaid] = useState({ text: '', turn: 0 })
  const say = (text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 }))
  const reset = () => {
    const { columnOrder, hiddenColumns, pinnedColumns, columnWidths, density } = usualState
    change({ columnOrder, hiddenColumns, pinnedColumns, columnWidths, density })
    say(words.wasReset)
  }
  return (
    <FloatingPanel {...opened} kind="panel">
      <Dialog className={styles.panel}>
        <Heading slot="title" level={2} className={title}>
          {words.columns}
        </Heading>
        <ColumnList say={say} />
        <SegmentedControl
          label={words.rowHeight}
          size="small"
          options={[
            { id: 'usual', label: words.usual },
            { id: 'comfortable', label: words.comfortable },
            { id: 'compact', label: words.compact },
          ]}
          value={state.density ?? 'usual'}
          onChange={(density) => change({ density: density === 'usual' ? null : density })}
        />
        <Button size="small" onPress={reset}>
          {words.reset}
        </Button>
        {/* What is said outside of a dialog is not heard in it. */}
        <output className={hiddenVisually}>
          <span key={said.turn}>{said.text}</span>
        </output>
      </Dialog>
    </FloatingPanel>
  )
}
