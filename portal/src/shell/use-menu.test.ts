import { expect, it } from 'vitest'
import { isWithin } from './use-menu.ts'

it('SCR-01 a page belongs to its menu entry, not to one whose path only starts with the same letters', () => {
  expect(isWithin('/admin', '/admin')).toBe(true)
  expect(isWithin('/admin/userList', '/admin')).toBe(true)
  expect(isWithin('/administration', '/admin')).toBe(false)
  expect(isWithin('/apps', '/admin')).toBe(false)
})
