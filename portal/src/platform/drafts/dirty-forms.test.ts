import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { hasDirtyForm, useDirtyForm } from './dirty-forms.ts'

/** Whether the browser would ask before the user leaves the page. */
function asks(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

const show = (isDirty: boolean) => renderHook((dirty: boolean) => useDirtyForm(dirty), { initialProps: isDirty })

it('B-02 the browser asks before leaving while any form of the page is dirty', () => {
  const clean = show(false)
  expect([hasDirtyForm(), asks()]).toEqual([false, false])
  const one = show(true)
  const other = show(true)
  expect([hasDirtyForm(), asks()]).toEqual([true, true])
  one.unmount()
  expect([hasDirtyForm(), asks()]).toEqual([true, true])
  clean.rerender(true)
  other.rerender(false)
  expect([hasDirtyForm(), asks()]).toEqual([true, true])
  clean.unmount()
  expect([hasDirtyForm(), asks()]).toEqual([false, false])
})
