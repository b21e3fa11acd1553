import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useKeepPreviousData } from './use-keep-previous-data.ts'

it('TBL-04 previous data stays visible while the next loads', () => {
  const [one, two] = [['one'], ['two']]
  const { result, rerender } = renderHook((value: string[] | undefined) => useKeepPreviousData(value), {
    initialProps: undefined as string[] | undefined,
  })
  expect(result.current).toBeUndefined()
  for (const [value, shown] of [
    [one, one],
    [undefined, one],
    [two, two],
    [undefined, two],
  ]) {
    rerender(value)
    expect(result.current).toBe(shown)
  }
})
