import { defineCalls, READ } from '../call.ts'
import { PERMISSIONS } from '../session/permissions.ts'
import type { usersSchemas } from './schemas.ts'

/** Also open while access is pending: that is where somebody is whose first answer was lost, and who sends it again. */
const REGISTERS = {
  method: 'PUT',
  openUnder: ['REGISTRATION_INCOMPLETE', 'ACCESS_PENDING'],
  writes: true,
  idempotent: true,
} as const

/** Also open to who looks around without access: their own access requests are a list too. */
const KEEPS_VIEWS = {
  scope: 'self',
  openUnder: ['NO_ACCESS'],
  permission: PERMISSIONS.updateUserSettings,
} as const
/** Views are nobody's data but one's own. */
const CHANGES_VIEWS = { ...KEEPS_VIEWS, writes: true, spectators: true } as const

/** How somebody who was invited becomes one of the company's people, and what they say of themselves. */
export const usersCalls = /* @__PURE__ */ defineCalls<typeof usersSchemas>(
  'users',
  { ...READ, access: 'session', scope: 'company', openUnder: [] },
  {
    registration: { path: 'companies/:companyId/users/registration', openUnder: ['REGISTRATION_INCOMPLETE'] },
    completeRegistration: { ...REGISTERS, path: 'companies/:companyId/users/complete-registration' },
    completeBasicRegistration: { ...REGISTERS, path: 'companies/:companyId/users/complete-registration/basic' },
    readProfile: { path: 'companies/:companyId/users/profile' },
    writeProfile: {
      method: 'PUT',
      path: 'companies/:companyId/users/profile',
      writes: true,
      permission: PERMISSIONS.updateUserSettings,
    },
    tableViews: { ...KEEPS_VIEWS, path: 'users/:loginId/table-views' },
    createTableView: {
      ...CHANGES_VIEWS,
      method: 'POST',
      path: 'users/:loginId/table-views',
      idempotent: true,
      status: 201,
    },
    updateTableView: { ...CHANGES_VIEWS, method: 'PUT', path: 'users/:loginId/table-views/:id' },
    deleteTableView: { ...CHANGES_VIEWS, method: 'DELETE', path: 'users/:loginId/table-views/:id', status: 204 },
  },
)
