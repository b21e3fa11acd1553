import type { ErrorCode } from '@tessera/contract'
import { describe, expect, it } from 'vitest'
import { destinationOf } from './unauthorized.ts'

const onApps = { pathname: '/apps', search: '?sort=name', hash: '#rows', isPrivate: true }
const LOGIN = '/login?lastUrl=%2Fapps%3Fsort%3Dname%23rows'

describe('destination after a 401', () => {
  it.each<[string, ErrorCode | undefined, string, boolean]>([
    ['SES-06 RTE-43', 'INVALID_TOKEN', LOGIN, false],
    ['SES-06', 'MISSING_TOKEN', LOGIN, false],
    ['SES-06', 'SESSION_EXPIRED', LOGIN, false],
    ['SES-07', 'SESSION_IDLE', '/logout', true],
    ['SES-08', undefined, LOGIN, false],
    ['SES-08', 'FORBIDDEN', LOGIN, false],
    ['SES-09', 'REGISTRATION_INCOMPLETE', '/userRegistration', false],
    ['SES-09', 'ACCESS_PENDING', '/pendingAccess', false],
    ['SES-09', 'NO_ACCESS', '/noAccess', false],
    ['SES-09', 'USER_BLOCKED', '/noAccess', false],
    ['SES-09', 'AUDIT_OVERDUE', '/noAccess', false],
    ['SES-09', 'NDA_NOT_ACCEPTED', '/nda', false],
    ['SES-09', 'ADDENDUM_NOT_ACCEPTED', '/dataSharingAddendum', false],
    ['SES-09', 'TERMS_NOT_ACCEPTED', '/terms?accept=true', false],
  ])('%s %s on a private page redirects to %s', (_id, code, to, isIdle) => {
    expect(destinationOf({ code }, onApps)).toEqual({ to, isIdle })
  })

  it('SES-01c a 401 on a public page does not redirect', () => {
    expect(
      destinationOf({ code: 'INVALID_TOKEN' }, { pathname: '/contactUs', search: '', hash: '', isPrivate: false }),
    ).toBeNull()
  })

  it('SES-09 a gate does not redirect on its own screen', () => {
    const at = { pathname: '/nda', search: '', hash: '', isPrivate: true }
    expect(destinationOf({ code: 'NDA_NOT_ACCEPTED' }, at)).toBeNull()
  })

  it('SES-11 a 401 on the support home redirects to creating an incident, a 401 on an incident to the login page', () => {
    const home = { pathname: '/support', search: '', hash: '', isPrivate: false }
    const incident = { pathname: '/support/trackTicket/7', search: '', hash: '', isPrivate: true }
    expect(destinationOf({ code: 'SESSION_EXPIRED' }, home)?.to).toBe('/support/ticketCreation')
    expect(destinationOf({ code: 'SESSION_EXPIRED' }, incident)?.to).toBe('/login?lastUrl=%2Fsupport%2FtrackTicket%2F7')
  })
})
