import { describe, expect, it } from 'vitest'
import { PERMISSIONS, hasPermission, isAdminOrSuperAdmin, isSuperAdminGroup } from './permissions.ts'

describe('permissions', () => {
  it('ROL-02 a permission needs an exact match of both action and resource', () => {
    const held = [PERMISSIONS.listUser]
    expect(hasPermission(held, { action: 'LIST', resource: 'USER' })).toBe(true)
    expect(hasPermission(held, { action: 'UPDATE', resource: 'USER' })).toBe(false)
    expect(hasPermission(held, { action: 'LIST', resource: 'user' })).toBe(false)
    expect(hasPermission(held, { action: 'LIST', resource: 'USER_SETTINGS' })).toBe(false)
  })

  it.each([
    ['ADMIN', true, false],
    ['SUPER_ADMIN', true, true],
    ['SUPER_ADMIN_SPECTATOR', false, true],
    [null, false, false],
  ] as const)(
    'ROL-01 ROL-02 group %s administers: %s, sees super-admin features: %s',
    (group, administers, isSuper) => {
      expect(isAdminOrSuperAdmin(group)).toBe(administers)
      expect(isSuperAdminGroup(group)).toBe(isSuper)
    },
  )
})
