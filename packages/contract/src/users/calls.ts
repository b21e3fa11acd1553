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
  },
)
