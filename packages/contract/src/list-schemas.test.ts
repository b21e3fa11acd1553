import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { choosablePageOf, chunkInput, listInput, listOf, pageOf } from './list-schemas.ts'

const RULES = { sorts: ['name', 'status'], defaultSort: { by: 'name', order: 'asc' }, chunk: 500 } as const

describe('list call schemas', () => {
  const input = z.object({ ...listInput(RULES), types: listOf(['A', 'B']).optional() })

  it('SRV-06 the query has a page, a size, a sort and filters, each with a default', () => {
    expect(input.parse({})).toEqual({ page: 0, size: 25, sortBy: 'name', sortOrder: 'asc' })
    expect(
      input.parse({ page: '2', size: '50', search: ' a ', sortBy: 'status', sortOrder: 'desc', types: 'A,B' }),
    ).toEqual({
      page: 2,
      size: 50,
      search: 'a',
      sortBy: 'status',
      sortOrder: 'desc',
      types: ['A', 'B'],
    })
  })

  it.each([
    { page: '-1' },
    { page: '0x1' },
    { page: '1e2' },
    { page: ' 1' },
    { page: '' },
    { page: '1.0' },
    { size: '0x19' },
    { size: '11' },
    { sortBy: 'password' },
    { sortOrder: 'up' },
    { search: 'x'.repeat(101) },
    { search: 'a\u0000b' },
    { types: 'C' },
  ])('SRV-06 the query refuses %o', (query) => {
    expect(input.safeParse(query).success).toBe(false)
  })

  it('SRV-06 the response has a page and, if rows can be selected, the number of selectable rows', () => {
    const page = { content: [{ id: 'a' }], page: 0, size: 25, total_elements: 1, total_pages: 1 }
    const row = z.object({ id: z.string() })
    expect(pageOf(row).parse(page)).toEqual(page)
    expect(choosablePageOf(row).safeParse(page).success).toBe(false)
    expect(choosablePageOf(row).safeParse({ ...page, selectable_elements: 0 }).success).toBe(true)
  })

  it('CPY-02 a list in chunks has a chunk size', () => {
    const chunks = z.object(chunkInput(RULES))
    expect(chunks.parse({}).pageSize).toBe(500)
    expect(chunks.safeParse({ pageSize: '501' }).success).toBe(false)
  })
})
