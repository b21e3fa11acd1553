import { expect, it, vi } from 'vitest'
import { RequestError } from '../../data/request-error.ts'
import { reported } from './reported-errors.ts'
import { clearToasts, onToast, toast, toastFailure, waitingToasts } from './toasts.ts'

it('what is told waits in its order until it is shown, and listeners hear of each change until they stop', async () => {
  clearToasts()
  const hear = vi.fn<() => void>()
  const stop = onToast(hear)
  clearToasts()
  expect(hear).not.toHaveBeenCalled()
  const failure = new RequestError({ status: 503 })
  toast('profile.saved')
  toast('admin.someLeft', { tone: 'danger', values: { count: 2, why: 'x' } })
  toastFailure(failure)
  expect(waitingToasts()).toEqual([
    { tone: 'success', message: 'profile.saved' },
    { tone: 'danger', message: 'admin.someLeft', values: { count: 2, why: 'x' } },
    { tone: 'danger', failure },
  ])
  expect(hear).toHaveBeenCalledTimes(3)
  clearToasts()
  expect(waitingToasts()).toEqual([])
  stop()
  await reported(Promise.reject(failure))
  expect(waitingToasts()).toEqual([{ tone: 'danger', failure }])
  await reported(Promise.resolve())
  expect(waitingToasts()).toHaveLength(1)
  expect(hear).toHaveBeenCalledTimes(4)
  clearToasts()
})
