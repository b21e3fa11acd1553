import { expect, it } from 'vitest'
import { isWithin } from './use-menu.ts'

it('SCR-01 a page is within its menu entry, not within one whose name begins alike', () => {
  expect(isWithin('/admin', '/admin')).toBe(true)
  expect(isWithin('/admin/userList', '/admin')).toBe(true)
  expect(isWithin('/administration', '/admin')).toBe(false)
  expect(isWithin('/apps', '/admin')).toBe(false)
})
