'use client'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { FloatingPanel, type OpenedProps } from '../../internal/floating-panel.tsx'
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
  const reset = () => {
    const { columnOrder, hiddenColumns, pinnedColumns, columnWidths, density } = usualState
    change({ columnOrder, hiddenColumns, pinnedColumns, columnWidths, density })
  }
  return (
    <FloatingPanel {...opened} kind="panel">
      <Dialog className={styles.panel}>
        <Heading slot="title" level={2} className={title}>
          {words.columns}
        </Heading>
        <ColumnList />
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
      </Dialog>
    </FloatingPanel>
  )
}
