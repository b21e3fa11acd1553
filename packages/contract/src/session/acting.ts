import type { CompanyType } from '../companies/rules.ts'
import type { Group, Permission } from './permissions.ts'
import { hasPermission, isSuperAdminGroup, PERMISSIONS } from './permissions.ts'

/** The query parameter that contains the company a tab acts for; it is stored nowhere else. */
export const COMPANY_PARAM = 'company'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a text has the format of a row id (RFC 9562). */
export const isUuid = (text: string): boolean => UUID.test(text)

/** Returns the company of a query, with its id normalized; null for the user's own company. */
export function companyIn(search: string): string | null {
  const named = new URLSearchParams(search).get(COMPANY_PARAM) || null
  return named && isUuid(named) ? named.toLowerCase() : named
}

/** The pages on which a super admin sees the view of a supplier. */
const SUPPLIER_VIEW = /^\/(?:apps|admin(?:\/.*)?|dataSharingAddendum)\/*$/i

interface Switcher {
  permissions: readonly Permission[]
  /** The type of their own company; null if unknown. */
  companyType: CompanyType | null
}

/** Returns how a user can act for another company: as one of a known type, as one of an unknown type, or not at all. */
export function companySwitchKind({ permissions, companyType }: Switcher): 'tagged' | 'unknown' | null {
  if (!hasPermission(permissions, PERMISSIONS.switchCompany)) return null
  return companyType === null ? 'unknown' : 'tagged'
}

interface Viewer {
  group: Group | null
  /** Whether they act for a company. */
  hasCompany: boolean
  pathname: string
}

/** Whether a super admin is on a page of a company's own data without having chosen a company. */
export function isWithoutContext({ group, hasCompany, pathname }: Viewer): boolean {
  return isSuperAdminGroup(group) && !hasCompany && SUPPLIER_VIEW.test(pathname)
}
