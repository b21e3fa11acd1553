import { expect, it, vi } from 'vitest'
import { RequestError } from '../../data/request-error.ts'
import { reported } from './reported-errors.ts'
import { clearToasts, onToast, toast, toastFailure, waitingToasts } from './toasts.ts'

it('toasts wait in order until they are shown, and listeners are notified of each change until they unsubscribe', async () => {
  clearToasts()
  const listener = vi.fn<() => void>()
  const stop = onToast(listener)
  clearToasts()
  expect(listener).not.toHaveBeenCalled()
  const failure = new RequestError({ status: 503 })
  toast('profile.saved')
  toast('admin.someUnchanged', { tone: 'danger', values: { count: 2, why: 'x' } })
  toastFailure(failure)
  expect(waitingToasts()).toEqual([
    { tone: 'success', message: 'profile.saved' },
    { tone: 'danger', message: 'admin.someUnchanged', values: { count: 2, why: 'x' } },
    { tone: 'danger', failure },
  ])
  expect(listener).toHaveBeenCalledTimes(3)
  clearToasts()
  expect(waitingToasts()).toEqual([])
  stop()
  await reported(Promise.reject(failure))
  expect(waitingToasts()).toEqual([{ tone: 'danger', failure }])
  await reported(Promise.resolve())
  expect(waitingToasts()).toHaveLength(1)
  expect(listener).toHaveBeenCalledTimes(4)
  clearToasts()
})
