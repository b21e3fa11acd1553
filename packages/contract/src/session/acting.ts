import type { CompanyType } from '../companies/rules.ts'
import type { Group, Permission } from './permissions.ts'
import { hasPermission, isSuperAdminGroup, PERMISSIONS } from './permissions.ts'

/** The query parameter that says for which company a tab acts; the only place where that is kept. */
export const COMPANY_PARAM = 'company'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a text is written as an id of a row (RFC 9562). */
export const isUuid = (text: string): boolean => UUID.test(text)

/** The company of a query, with its id normalized; null for the own company. */
export function companyIn(search: string): string | null {
  const named = new URLSearchParams(search).get(COMPANY_PARAM) || null
  return named && isUuid(named) ? named.toLowerCase() : named
}

/** The pages on which a super admin sees what a supplier does. */
const SUPPLIER_VIEW = /^\/(?:apps|admin(?:\/.*)?|dataSharingAddendum)\/*$/i

interface Switcher {
  permissions: readonly Permission[]
  /** The kind of their own company; null where it is not known. */
  companyType: CompanyType | null
}

/** How a user may act for another company: one of a known type, one of an unknown type, or not at all. */
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

/** Whether a super admin is where a company's own things are shown, without having chosen a company. */
export function isWithoutContext({ group, hasCompany, pathname }: Viewer): boolean {
  return isSuperAdminGroup(group) && !hasCompany && SUPPLIER_VIEW.test(pathname)
}
