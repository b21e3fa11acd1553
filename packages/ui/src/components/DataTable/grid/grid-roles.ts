/** Explicit roles: some browsers drop the table roles of rows with `display: grid`. */
export const roles = {
  grid: { role: 'grid', tabIndex: -1 },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader', tabIndex: -1 },
  rowheader: { role: 'rowheader', tabIndex: -1 },
  gridcell: { role: 'gridcell', tabIndex: -1 },
  separator: { role: 'separator', tabIndex: -1, 'aria-orientation': 'vertical' },
} as const
