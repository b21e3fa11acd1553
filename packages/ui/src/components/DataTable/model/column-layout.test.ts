import { describe, expect, it } from 'vitest'
import { applyColumnSettings, minName } from './column-layout.ts'
import type { DataTableColumn } from '../types.ts'

interface Row {
  id: string
}
const value = () => null

const tracks = (widths: DataTableColumn<Row>['width'][], isNarrow: boolean, chosen: Record<string, number> = {}) => {
  const center = widths.map((width, index) => ({ id: `${index}`, header: `${index}`, value, ...(width && { width }) }))
  const controls = { select: false, expand: false, actions: false }
  const shown = { start: [], center, end: [], hidden: [] }
  const { variables } = applyColumnSettings<Row>(shown, controls, chosen, { isNarrow, isSmall: isNarrow })
  return widths.map((_, index) => (variables as Record<string, string>)[`--column-${index}`])
}

const column = (id: string) => ({ id, header: id, value, width: 100 })

describe('sticky columns', () => {
  it('stick to the start or end of a line, in either direction', () => {
    const shown = { start: [column('a'), column('b')], center: [column('c')], end: [column('d')], hidden: [] }
    const controls = { select: true, expand: false, actions: true }
    const { slots } = applyColumnSettings<Row>(shown, controls, {}, { isNarrow: false, isSmall: false })
    const stops = slots.map(({ style = {}, isEdge }) => [Object.keys(style)[0], isEdge])
    expect(stops).toEqual([
      ['insetInlineStart', false],
      ['insetInlineStart', false],
      ['insetInlineStart', true],
      [undefined, false],
      ['insetInlineEnd', true],
      ['insetInlineEnd', false],
    ])
    expect(slots[1]?.style).toEqual({ insetInlineStart: `calc(var(${minName(0)}))` })
  })
})

describe('the widths of columns', () => {
  it('TBL-03 share the width of a phone if each is set in pixels', () => {
    expect(tracks([200, 120], true)).toEqual(['minmax(max(80px, 4.5rem), 200fr)', 'minmax(max(80px, 4.5rem), 120fr)'])
  })

  it('TBL-03 are at most the set ones on a phone if another column takes the rest', () => {
    expect(tracks([undefined, 120], true)).toEqual([
      'minmax(max(80px, 4.5rem), 1fr)',
      'minmax(max(80px, 4.5rem), max(max(80px, 4.5rem), 120px))',
    ])
  })

  it('B-10 TBL-03 that were chosen on a wide screen keep all columns visible on a phone', () => {
    expect(tracks([undefined, 120], true, { 0: 400 })).toEqual([
      'minmax(max(80px, 4.5rem), max(max(80px, 4.5rem), 400px))',
      'minmax(max(80px, 4.5rem), max(max(80px, 4.5rem), 120px))',
    ])
    expect(tracks([undefined, 120], false, { 0: 400 })).toEqual(['400px', '120px'])
  })

  it('are unchanged if there is space for all columns', () => {
    expect(tracks([200, '2fr'], false)).toEqual(['200px', 'minmax(96px, 2fr)'])
  })
})
