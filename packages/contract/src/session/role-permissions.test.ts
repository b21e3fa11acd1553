import { describe, expect, it } from 'vitest'
import type { PermissionFacts } from './role-permissions.ts'
import { permissionsOf } from './role-permissions.ts'

const PLAIN: PermissionFacts = {
  group: null,
  userType: 'EXTERNAL',
  companyType: 'SUPPLIER',
  accountType: null,
  canSwitchCompany: false,
  canSwitchPersona: false,
  isBlocked: false,
  hasAccess: true,
  isActingForCompany: false,
}
const SA: PermissionFacts = { ...PLAIN, group: 'SUPER_ADMIN', userType: 'INTERNAL', companyType: 'INTERNAL' }
const SP: PermissionFacts = { ...SA, group: 'SUPER_ADMIN_SPECTATOR' }
const PEOPLE = {
  superAdmin: SA,
  superAdminActing: { ...SA, isActingForCompany: true },
  spectator: SP,
  spectatorActing: { ...SP, isActingForCompany: true },
  admin: { ...PLAIN, group: 'ADMIN' },
  basicAdmin: { ...PLAIN, group: 'ADMIN', companyType: 'BASIC_VENDOR', accountType: 'Basic' },
  user: PLAIN,
  withoutAccess: { ...PLAIN, hasAccess: false },
  merchant: { ...PLAIN, userType: 'INTERNAL', companyType: 'INTERNAL', canSwitchCompany: true, canSwitchPersona: true },
  account: { ...PLAIN, companyType: 'ACCOUNT' },
  charter: { ...PLAIN, companyType: 'ACCOUNT', accountType: 'Charter' },
  blocked: { ...PLAIN, group: 'ADMIN', isBlocked: true },
} satisfies Record<string, PermissionFacts>
type Who = keyof typeof PEOPLE

const everyone = Object.keys(PEOPLE).filter((who) => who !== 'blocked')
const allBut = (...excluded: string[]) => everyone.filter((who) => !excluded.includes(who))
const ADMINS = ['superAdminActing', 'spectatorActing', 'admin']
const WRITERS = ['superAdminActing', 'admin']
const SUPERS = ['superAdmin', 'superAdminActing']
const WATCHERS = ['superAdmin', 'superAdminActing', 'spectator', 'spectatorActing']

const TABLE: readonly [title: string, permission: string, holders: string[]][] = [
  ['ROL-08a', 'LIST USER', [...ADMINS, 'basicAdmin']],
  ['ROL-08c', 'EXPORT USER', [...ADMINS, 'basicAdmin']],
  ...['CREATE', 'UPDATE', 'DELETE', 'BLOCK', 'UNBLOCK'].map((action): [string, string, string[]] => [
    'ROL-08b',
    `${action} USER`,
    [...WRITERS, 'basicAdmin'],
  ]),
  ['ROL-09a', 'LIST EMAIL_DOMAIN', ADMINS],
  ['ROL-09b', 'CREATE EMAIL_DOMAIN', WRITERS],
  ['ROL-09b', 'UPDATE EMAIL_DOMAIN', WRITERS],
  ['ROL-09b', 'DELETE EMAIL_DOMAIN', WRITERS],
  ['ROL-10a', 'LIST COMPANY_PARTNER_ASSOCIATION', ADMINS],
  ['ROL-10b', 'CREATE COMPANY_PARTNER_ASSOCIATION', WRITERS],
  ['ROL-10b', 'DELETE COMPANY_PARTNER_ASSOCIATION', WRITERS],
  ['ROL-11', 'LIST ACTIVITY_LOG', ADMINS],
  ['ROL-11', 'EXPORT ACTIVITY_LOG', ADMINS],
  ['ROL-12', 'SWITCH COMPANY', [...SUPERS, 'merchant']],
  ['ROL-12', 'SWITCH PERSONA', ['merchant']],
  ['ROL-13', 'UPDATE USER_SETTINGS', everyone],
  ['ROL-14a', 'LIST COMPANY', WATCHERS],
  ['ROL-14b', 'LIST GLOBAL_USER', WATCHERS],
  ['ROL-14b', 'EXPORT GLOBAL_USER', WATCHERS],
  ['ROL-14b ROL-04', 'CREATE GLOBAL_USER', SUPERS],
  ['ROL-14b ROL-04', 'UPDATE GLOBAL_USER', SUPERS],
  ['ROL-14b ROL-04', 'DELETE GLOBAL_USER', SUPERS],
  ['ROL-15', 'CREATE ACCESS_REQUEST', ['merchant']],
  ['ROL-15', 'LIST ACCESS_REQUEST', ADMINS],
  ['ROL-15', 'UPDATE ACCESS_REQUEST', WRITERS],
  ['ROL-16a', 'LIST GLOSSARY', allBut('withoutAccess')],
  ['ROL-16a', 'EXPORT GLOSSARY', allBut('withoutAccess')],
  ['ROL-16a', 'LIST RELEASE_NOTE', allBut('withoutAccess')],
  ['ROL-16a', 'CREATE INCIDENT', allBut('withoutAccess')],
  ['ROL-16a', 'LIST INCIDENT', allBut('withoutAccess')],
  ['ROL-16a', 'LIST KNOWLEDGE_BASE', allBut('withoutAccess', 'account')],
  ['ROL-16', 'UPDATE BANNER', SUPERS],
  ['ROL-16', 'UPDATE CONTENT', SUPERS],
]

const of = (actions: string, resource: string): string[] => actions.split(' ').map((action) => `${action} ${resource}`)

describe('permissions by role', () => {
  it.each(TABLE)('%s: the permission %s belongs to exactly these roles: %j', (_title, permission, holders) => {
    const names = Object.keys(PEOPLE).filter((who): who is Who => who in PEOPLE)
    const actual = names.filter((who) =>
      permissionsOf(PEOPLE[who]).some(({ action, resource }) => `${action} ${resource}` === permission),
    )
    expect(actual.toSorted()).toEqual(holders.toSorted())
  })

  it.each<[string, Who, string[]]>([
    ['ROL-03 a super admin', 'superAdmin', ['LIST COMPANY', 'SWITCH COMPANY']],
    ['ROL-04 a spectator', 'spectator', ['LIST COMPANY']],
    [
      'ROL-05 an admin',
      'admin',
      [
        ...of('LIST CREATE UPDATE DELETE BLOCK UNBLOCK EXPORT', 'USER'),
        ...of('LIST CREATE UPDATE DELETE', 'EMAIL_DOMAIN'),
        ...of('LIST CREATE DELETE', 'COMPANY_PARTNER_ASSOCIATION'),
        ...of('LIST EXPORT', 'ACTIVITY_LOG'),
        ...of('LIST UPDATE', 'ACCESS_REQUEST'),
      ],
    ],
    ['ROL-06 a regular user', 'user', []],
  ])('%s has exactly the expected permissions to manage companies and users', (_title, who, managing) => {
    const resources = /(?:USER|COMPANY|EMAIL_DOMAIN|COMPANY_PARTNER_ASSOCIATION|ACTIVITY_LOG|ACCESS_REQUEST)$/
    const held = permissionsOf(PEOPLE[who]).map(({ action, resource }) => `${action} ${resource}`)
    const own = held.filter((permission) => resources.test(permission) && !/GLOBAL_USER/.test(permission))
    expect(own.toSorted()).toEqual(managing.toSorted())
  })

  it('ROL-06 a blocked account has no permissions', () => {
    expect(permissionsOf(PEOPLE.blocked)).toEqual([])
  })
})
