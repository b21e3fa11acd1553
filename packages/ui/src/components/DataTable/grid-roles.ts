/** Roles that are said outright: rows that are laid out as CSS grids lose those of a table in some browsers. */
export const roles = {
  grid: { role: 'grid', tabIndex: -1 },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', tabIndex: -1 },
  rowHead: { role: 'rowheader', tabIndex: -1 },
  cell: { role: 'gridcell', tabIndex: -1 },
  edge: { role: 'separator', tabIndex: -1, 'aria-orientation': 'vertical' },
} as const
