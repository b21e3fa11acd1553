import { describe, expect, it } from 'vitest'
import { arrangeColumns } from './column-layout.ts'
import type { DataTableColumn } from '../types.ts'

const tracks = (widths: DataTableColumn<unknown>['width'][], isNarrow: boolean) => {
  const center = widths.map((width, index) => ({ id: `${index}`, header: `${index}`, ...(width && { width }) }))
  const controls = { select: false, expand: false, actions: false }
  const shown = { start: [], center, end: [], hidden: [] }
  const { variables } = arrangeColumns<unknown>(shown, controls, {}, { isNarrow, isSmall: isNarrow })
  return widths.map((_, index) => (variables as Record<string, string>)[`--column-${index}`])
}

describe('the widths of columns', () => {
  it('TBL-03 share all the room of a phone where each has one in pixels', () => {
    expect(tracks([200, 120], true)).toEqual(['minmax(max(80px, 4.5rem), 200fr)', 'minmax(max(80px, 4.5rem), 120fr)'])
  })

  it('TBL-03 are at most what they are on a phone where another column takes the rest', () => {
    expect(tracks([undefined, 120], true)).toEqual([
      'minmax(max(80px, 4.5rem), 1fr)',
      'minmax(max(80px, 4.5rem), max(max(80px, 4.5rem), 120px))',
    ])
  })

  it('are as given where there is room for all columns', () => {
    expect(tracks([200, '2fr'], false)).toEqual(['200px', 'minmax(96px, 2fr)'])
  })
})
