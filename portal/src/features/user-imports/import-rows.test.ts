import type { CellProblem } from '@tessera/contract'
import { describe, expect, it } from 'vitest'
import { ENDED_ROWS, ofNoProduct, reportOf, rowOf, ROWS } from '../../test/uploads.ts'
import {
  areThirdParties,
  conflictOf,
  countStatuses,
  FEW_GROUPS,
  groupErrors,
  planOf,
  resultOf,
  reportRows,
} from './import-rows.ts'

const NOBODY: ReadonlySet<number> = new Set()

/** Two rows with an error. */
const double = (row: number, code: CellProblem) =>
  [row, row + 1].map((each) => rowOf(each, { status: 'INVALID', errors: [{ field: 'firstName', code }] }))

/** Returns the preview's rows; the two with an unauthorized domain have these types. */
const rowsWithTypes = (words: string[]) =>
  ROWS.map((row) => {
    const word = row.row === 3 ? words[0] : row.row === 4 ? words[1] : 'company'
    return { ...row, values: { ...row.values, companyType: word ?? '' } }
  })

const statuses = (given: Parameters<typeof reportOf>[1]) =>
  reportRows(reportOf(ROWS, given)).map(({ status }) => status)

describe('rows of an import preview', () => {
  it('B-04 equal errors are grouped, largest group first', () => {
    const groups = groupErrors(ROWS).map(({ sharedError, rows }) => [sharedError, [...rows]])
    expect(groups).toEqual([
      [{ field: 'email', code: 'DOMAIN_NOT_AUTHORIZED', about: 'example.mx' }, [3, 4]],
      [{ field: 'products', code: 'unknown_product', about: 'Pulse 5' }, [5]],
    ])
  })

  it('B-04 with many groups, errors of single rows share one group; a missing domain stays separate', () => {
    const alone = [11, 12, 13, 14].map((row) => ofNoProduct(row))
    const elsewhere = rowOf(15, {
      values: { ...rowOf(15).values, email: 'ana@example.fr' },
      status: 'INVALID',
      errors: [{ field: 'email', code: 'DOMAIN_NOT_AUTHORIZED' }],
    })
    const groups = groupErrors([...ROWS, ...alone, elsewhere])
    expect(groups.map(({ sharedError, rows }) => [sharedError?.about ?? null, [...rows]])).toEqual([
      ['example.mx', [3, 4]],
      ['example.fr', [15]],
      [null, [5, 11, 12, 13, 14]],
    ])
  })

  it('B-04 up to five groups stay separate, as does the only single-row group among many', () => {
    const few = Array.from({ length: FEW_GROUPS }, (_, index) => ofNoProduct(index + 11))
    expect(groupErrors(few)).toHaveLength(FEW_GROUPS)
    const many = (['required', 'markup', 'name', 'doubled', 'other_type'] as const).flatMap((code, index) =>
      double(20 + 2 * index, code),
    )
    const groups = groupErrors([...many, ofNoProduct(11)])
    expect(groups).toHaveLength(6)
    expect(groups.at(-1)?.sharedError).not.toBeNull()
  })

  it('B-04 a domain is for third parties if all of its rows say so, in any letter case', () => {
    const [group] = groupErrors(ROWS)
    const areThirdPartyRows = (words: string[]): boolean | undefined =>
      group && areThirdParties(group, rowsWithTypes(words), ['third party'])
    expect(areThirdPartyRows(['Third party', ' THIRD PARTY '])).toBe(true)
    expect(areThirdPartyRows(['Third party', 'Supplier'])).toBe(false)
  })

  it('USR-18 rows of a repeated file that need no action are skipped until the import ends', () => {
    const uploaded = { at: '2026-03-02T15:00:00.000Z', by: 'Dana Reyes' }
    const checked = ROWS.map(({ status }) => status)
    const skipped = checked.map((status) => (status === 'INVALID' || status === 'WOULD_OVERWRITE' ? 'SKIPPED' : status))
    expect(skipped).toContain('SKIPPED')
    expect(statuses({ uploaded })).toEqual(skipped)
    expect(statuses({})).toEqual(checked)
    expect(statuses({ uploaded, jobId: 'job' })).toEqual(checked)
  })

  it('USR-18 a cell’s other value is shown if an import would overwrite it or has overwritten it', () => {
    const other = { field: 'firstName', before: 'Ana', after: 'Anna' } as const
    const row = rowOf(2, { conflicts: [other] })
    expect(conflictOf(row, 'firstName')).toEqual(other)
    expect(conflictOf(row, 'lastName')).toBeNull()
    expect(conflictOf({ ...row, status: 'UPDATED' }, 'firstName')).toEqual(other)
    expect(conflictOf({ ...row, status: 'FAILED' }, 'firstName')).toBeNull()
  })

  it('B-04 empty cells are not grouped by their text', () => {
    const empty = rowOf(2, {
      values: { ...rowOf(2).values, role: ' ' },
      status: 'INVALID',
      errors: [{ field: 'role', code: 'unknown_role' }],
    })
    expect(groupErrors([empty])[0]?.sharedError?.about).toBeNull()
  })

  it('USR-18 all overwriting rows need a confirmation until one is confirmed, then the others are skipped', () => {
    const rows = [...ROWS, { ...ROWS[4], row: 8 }].map((row) => rowOf(row.row ?? 0, row))
    const uploaded = { at: '2026-03-02T15:00:00.000Z', by: 'Dana Reyes' }
    expect(planOf(reportOf(rows), NOBODY)).toEqual({ add: 1, change: 0, ask: 2, skip: 3 })
    expect(planOf(reportOf(rows), new Set([8]))).toEqual({ add: 1, change: 1, ask: 0, skip: 4 })
    expect(planOf(reportOf(rows, { uploaded }), new Set([8]))).toEqual({ add: 1, change: 0, ask: 0, skip: 5 })
  })

  it('B-04 rows are counted by their result when it is known', () => {
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
