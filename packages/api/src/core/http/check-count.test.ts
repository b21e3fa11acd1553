import { bulkTarget } from '@tessera/contract/bulk-schemas'
import { expect, it } from 'vitest'
import { checkCount } from './check-count.ts'
import { HttpError } from './http-error.ts'

const target = bulkTarget({})
const people = Array.from({ length: 1240 }, (_, index) => `user${index}@brightfoods.example`)

/** A handler's result for a body: the number of rows, or the refusal. */
async function action(body: unknown): Promise<unknown> {
  const wanted = target.parse(body)
  if ('ids' in wanted) return wanted.ids.length
  const matching = (): string[] => people.filter((id) => !wanted.exclude.includes(id))
  try {
    await checkCount(wanted, () => Promise.resolve(matching().length))
    return matching().length
  } catch (error) {
    return error instanceof HttpError ? [error.status, error.body('r-1')] : error
  }
}

it('USR-14a B-06 a bulk call applies to all but two of 1,240 rows, and is refused with the new count if a row was added', async () => {
  const body = { query: {}, exclude: people.slice(0, 2), expectedCount: 1238 }
  expect(await action(body)).toBe(1238)
  people.push('late@brightfoods.example')
  expect(await action(body)).toEqual([409, expect.objectContaining({ code: 'COUNT_CHANGED', current: 1239 })])
  expect(await action({ ...body, expectedCount: 1239 })).toBe(1239)
})
