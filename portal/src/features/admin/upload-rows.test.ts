import { describe, expect, it } from 'vitest'
import { ENDED_ROWS, ofNoProduct, reportOf, rowOf, ROWS } from '../../test/uploads.ts'
import { countStates, groupFaults, planOf, resultOf } from './upload-rows.ts'

const NOBODY: ReadonlySet<number> = new Set()

describe('the rows of a report', () => {
  it('B-04 with like faults are together, those of most rows first', () => {
    const groups = groupFaults(ROWS).map(({ fault, rows }) => [fault, [...rows]])
    expect(groups).toEqual([
      [{ field: 'email', code: 'DOMAIN_NOT_AUTHORIZED', about: 'example.mx' }, [3, 4]],
      [{ field: 'products', code: 'unknown_product', about: 'Pulse 5' }, [5]],
    ])
  })

  it('B-04 with a fault that no other has are one group, where groups are many; a domain to be added stays by itself', () => {
    const alone = [11, 12, 13, 14].map((row) => ofNoProduct(row))
    const elsewhere = rowOf(15, {
      values: { ...rowOf(15).values, email: 'ana@example.fr' },
      outcome: 'TO_MEND',
      errors: [{ field: 'email', code: 'DOMAIN_NOT_AUTHORIZED' }],
    })
    const groups = groupFaults([...ROWS, ...alone, elsewhere])
    expect(groups.map(({ fault, rows }) => [fault?.about ?? null, [...rows]])).toEqual([
      ['example.mx', [3, 4]],
      ['example.fr', [15]],
      [null, [5, 11, 12, 13, 14]],
    ])
  })

  it('B-04 that are empty are not told by what stands in them', () => {
    const empty = rowOf(2, {
      values: { ...rowOf(2).values, role: ' ' },
      outcome: 'TO_MEND',
      errors: [{ field: 'role', code: 'unknown_role' }],
    })
    expect(groupFaults([empty])[0]?.fault?.about).toBeNull()
  })

  it('USR-18 are all asked about while none that overwrites is confirmed, and others are left out', () => {
    const rows = [...ROWS, { ...ROWS[4], row: 8 }].map((row) => rowOf(row.row ?? 0, row))
    const uploaded = { at: '2026-03-02T15:00:00.000Z', by: 'Dana Reyes' }
    expect(planOf(reportOf(rows), NOBODY)).toEqual({ add: 1, change: 0, ask: 2, leaveOut: 3 })
    expect(planOf(reportOf(rows), new Set([8]))).toEqual({ add: 1, change: 1, ask: 0, leaveOut: 4 })
    expect(planOf(reportOf(rows, { uploaded }), new Set([8]))).toEqual({ add: 1, change: 0, ask: 0, leaveOut: 5 })
  })

  it('B-04 are counted by what has come of them, once that is known', () => {
    expect(resultOf(reportOf(ROWS))).toBeNull()
    expect(resultOf(reportOf(ENDED_ROWS))).toEqual({ added: 1, changed: 1, failed: 0, leftOut: 3, notReached: 0 })
    expect(countStates(ENDED_ROWS).get('NOTHING_TO_DO')).toBe(1)
  })
})
