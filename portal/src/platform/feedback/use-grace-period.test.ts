import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useGracePeriod } from './use-grace-period.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds))

it('FLG-04 a wait that ends in time never expires, and an expired wait stays expired', () => {
  const { result, rerender } = renderHook((isWaiting: boolean) => useGracePeriod(isWaiting, 1000), {
    initialProps: true,
  })
  pass(999)
  expect(result.current).toBe(false)
  rerender(false)
  pass(5000)
  expect(result.current).toBe(false)
  rerender(true)
  pass(1000)
  expect(result.current).toBe(true)
  rerender(false)
  expect(result.current).toBe(true)
})
