import type { CompanyType } from '../companies/rules.ts'
import type { Group } from '../session/permissions.ts'

/** The lists of all users of a tenant: external users, and internal users by their kind. */
export const GLOBAL_LAYOUTS = ['external', 'internal', 'internal_merchant', 'internal_asset_protection'] as const
export type GlobalLayout = (typeof GLOBAL_LAYOUTS)[number]

/** The layouts of internal users. */
export const INTERNAL_LAYOUTS = ['internal', 'internal_merchant', 'internal_asset_protection'] as const
export type InternalLayout = (typeof INTERNAL_LAYOUTS)[number]

/** The roles of all users; a regular user's group is null. */
export const GLOBAL_ROLES = ['SUPER_ADMIN', 'SUPER_ADMIN_SPECTATOR', 'ADMIN', 'USER'] as const
export type GlobalRole = (typeof GLOBAL_ROLES)[number]

/** The roles of external users. */
export const EXTERNAL_ROLES = ['ADMIN', 'USER'] as const satisfies readonly GlobalRole[]

/** The permissions that can be granted to a single user. */
export const SWITCH_PERMISSIONS = ['SWITCH_COMPANY', 'SWITCH_PERSONA'] as const
export type SwitchPermission = (typeof SWITCH_PERMISSIONS)[number]

/**
 * Limits of global users: characters of a business unit or blackout, digits of an area number, and ids per deletion.
 */
export const GLOBAL_USER_LIMITS = { sbu: 50, areaDigits: 6, deleted: 100 } as const

/** The company types of external users. */
export const EXTERNAL_COMPANY_TYPES = [
  'SUPPLIER',
  'THIRD_PARTY_AGENCY',
  'ACCOUNT',
  'BASIC_VENDOR',
] as const satisfies readonly CompanyType[]

/** Reasons why a row was not deleted, in en-US. */
export const GLOBAL_USER_PROBLEMS = {
  NOT_FOUND: 'User does not exist',
  OWN_ACCOUNT: 'Nobody deletes their own account',
  LAST_ADMIN: 'A company must keep at least one administrator',
  LAST_SUPER_ADMIN: 'At least one super administrator must remain',
} as const
export type GlobalUserProblem = keyof typeof GLOBAL_USER_PROBLEMS

/** Returns the role of a group. */
export function roleOfGroup(group: Group | null): GlobalRole {
  return group ?? 'USER'
}

/** Returns the group of a role. */
export function groupOfRole(role: GlobalRole): Group | null {
  return role === 'USER' ? null : role
}

/** Whether a text is an area number: 1 to 6 digits. */
export function isAreaNumber(text: string): boolean {
  return /^\d{1,6}$/.test(text)
}

/** A field that only some layouts have. */
type LayoutField = 'sbu' | 'buoAreaNumber'

const LAYOUT_FIELDS: Readonly<Record<GlobalLayout, Readonly<Record<LayoutField, 'required' | 'optional' | null>>>> = {
  external: { sbu: null, buoAreaNumber: null },
  internal: { sbu: null, buoAreaNumber: null },
  internal_merchant: { sbu: 'required', buoAreaNumber: null },
  internal_asset_protection: { sbu: 'optional', buoAreaNumber: 'required' },
}

/** Whether a layout has a field, and whether the field is required there. */
export function fieldIn(layout: GlobalLayout, field: LayoutField): 'required' | 'optional' | null {
  return LAYOUT_FIELDS[layout][field]
}

/**
 * Returns the first field with a problem: it is required but empty, or the layout does not have it. Returns null if all
 * fields are valid.
 */
export function misfitOf(
  layout: GlobalLayout,
  values: Readonly<Record<LayoutField, string>>,
): { field: LayoutField; code: 'required' | 'not_of_layout' } | null {
  for (const field of ['sbu', 'buoAreaNumber'] as const) {
    const rule = fieldIn(layout, field)
    if (rule === 'required' && values[field] === '') return { field, code: 'required' }
    if (rule === null && values[field] !== '') return { field, code: 'not_of_layout' }
  }
  return null
}
