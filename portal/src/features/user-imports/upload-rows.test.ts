import type { CellProblem } from '@tessera/contract'
import { describe, expect, it } from 'vitest'
import { ENDED_ROWS, ofNoProduct, reportOf, rowOf, ROWS } from '../../test/uploads.ts'
import {
  areThirdParties,
  conflictOf,
  countStatuses,
  FEW_GROUPS,
  groupFaults,
  planOf,
  resultOf,
  toldRows,
} from './upload-rows.ts'

const NOBODY: ReadonlySet<number> = new Set()

/** Two rows with a fault. */
const double = (row: number, code: CellProblem) =>
  [row, row + 1].map((each) => rowOf(each, { status: 'INVALID', errors: [{ field: 'firstName', code }] }))

/** The report's rows, in which the two of a domain that is not authorized have these types. */
const saying = (words: string[]) =>
  ROWS.map((row) => {
    const word = row.row === 3 ? words[0] : row.row === 4 ? words[1] : 'company'
    return { ...row, values: { ...row.values, companyType: word ?? '' } }
  })

const statuses = (given: Parameters<typeof reportOf>[1]) => toldRows(reportOf(ROWS, given)).map(({ status }) => status)

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
      status: 'INVALID',
      errors: [{ field: 'email', code: 'DOMAIN_NOT_AUTHORIZED' }],
    })
    const groups = groupFaults([...ROWS, ...alone, elsewhere])
    expect(groups.map(({ fault, rows }) => [fault?.about ?? null, [...rows]])).toEqual([
      ['example.mx', [3, 4]],
      ['example.fr', [15]],
      [null, [5, 11, 12, 13, 14]],
    ])
  })

  it('B-04 are grouped one by one up to five groups, and where only one of many is of one row', () => {
    const few = Array.from({ length: FEW_GROUPS }, (_, index) => ofNoProduct(index + 11))
    expect(groupFaults(few)).toHaveLength(FEW_GROUPS)
    const many = (['required', 'markup', 'name', 'doubled', 'other_type'] as const).flatMap((code, index) =>
      double(20 + 2 * index, code),
    )
    const groups = groupFaults([...many, ofNoProduct(11)])
    expect(groups).toHaveLength(6)
    expect(groups.at(-1)?.fault).not.toBeNull()
  })

  it('B-04 of a domain are third parties where every one of them says so, in any case', () => {
    const [group] = groupFaults(ROWS)
    const isSaid = (words: string[]): boolean | undefined =>
      group && areThirdParties(group, saying(words), ['third party'])
    expect(isSaid(['Third party', ' THIRD PARTY '])).toBe(true)
    expect(isSaid(['Third party', 'Supplier'])).toBe(false)
  })

  it('USR-18 of the same file again leave out what nothing is done with, until it has been done', () => {
    const uploaded = { at: '2026-03-02T15:00:00.000Z', by: 'Dana Reyes' }
    const checked = ROWS.map(({ status }) => status)
    const skipped = checked.map((status) => (status === 'INVALID' || status === 'WOULD_OVERWRITE' ? 'SKIPPED' : status))
    expect(skipped).toContain('SKIPPED')
    expect(statuses({ uploaded })).toEqual(skipped)
    expect(statuses({})).toEqual(checked)
    expect(statuses({ uploaded, jobId: 'job' })).toEqual(checked)
  })

  it('USR-18 tell another value of a cell while it is to be written, or was', () => {
    const other = { field: 'firstName', before: 'Ana', after: 'Anna' } as const
    const row = rowOf(2, { conflicts: [other] })
    expect(conflictOf(row, 'firstName')).toEqual(other)
    expect(conflictOf(row, 'lastName')).toBeNull()
    expect(conflictOf({ ...row, status: 'UPDATED' }, 'firstName')).toEqual(other)
    expect(conflictOf({ ...row, status: 'FAILED' }, 'firstName')).toBeNull()
  })

  it('B-04 that are empty are not told by what stands in them', () => {
    const empty = rowOf(2, {
      values: { ...rowOf(2).values, role: ' ' },
      status: 'INVALID',
      errors: [{ field: 'role', code: 'unknown_role' }],
    })
    expect(groupFaults([empty])[0]?.fault?.about).toBeNull()
  })

  it('USR-18 are all asked about while none that overwrites is confirmed, and others are left out', () => {
    const rows = [...ROWS, { ...ROWS[4], row: 8 }].map((row) => rowOf(row.row ?? 0, row))
    const uploaded = { at: '2026-03-02T15:00:00.000Z', by: 'Dana Reyes' }
    expect(planOf(reportOf(rows), NOBODY)).toEqual({ add: 1, change: 0, ask: 2, skip: 3 })
    expect(planOf(reportOf(rows), new Set([8]))).toEqual({ add: 1, change: 1, ask: 0, skip: 4 })
    expect(planOf(reportOf(rows, { uploaded }), new Set([8]))).toEqual({ add: 1, change: 0, ask: 0, skip: 5 })
  })

  it('B-04 are counted by what has come of them, once that is known', () => {
    expect(resultOf(reportOf(ROWS))).toBeNull()
    expect(resultOf(reportOf(ENDED_ROWS))).toEqual({ added: 1, updated: 1, failed: 0, skipped: 3, notProcessed: 0 })
    expect(countStatuses(ENDED_ROWS).get('UNCHANGED')).toBe(1)
    const counted = resultOf({
      rows: [
        { ...rowOf(2), status: 'FAILED' },
        { ...rowOf(3), status: 'NOT_PROCESSED' },
      ],
    })
    expect(counted).toEqual({ added: 0, updated: 0, failed: 1, skipped: 0, notProcessed: 1 })
  })
})
