import * as z from 'zod'
import { LIMITS } from '../limits.ts'
import { LOCALES } from '../locales.ts'
import { GATES } from './gates.ts'
import { isTimezone } from './timezones.ts'

const permission = z.object({ action: z.string(), resource: z.string() })

const authStatus = z.object({
  authenticated: z.literal(true),
  loginId: z.string(),
  expiresAt: z.iso.datetime(),
  idleExpiresAt: z.iso.datetime(),
})

/** One of the time zones that the server accepts. */
export const timezone = z.string().refine(isTimezone, 'The time zone is not in the list.')

const preferences = z.object({
  /** Null until the user chooses one; until then, the browser's language applies. */
  language_code: z.enum(LOCALES).nullable(),
  timezone,
  rows_per_page: z.union([z.literal(10), z.literal(25), z.literal(50), z.literal(75), z.literal(100)]),
  dismissed_banners: z.array(z.string().max(100)).max(500),
  appearance: z.enum(['system', 'light', 'dark', 'high-contrast']),
  density: z.enum(['comfortable', 'compact']),
})

/** A chosen language can be changed but not removed. */
const preferenceChanges = preferences.extend({ language_code: z.enum(LOCALES) }).partial()

/** A user and the company in effect. */
export const userContext = z.object({
  first_name: z.string(),
  last_name: z.string(),
  login_id: z.string(),
  email_address: z.string(),
  user_type: z.enum(['INTERNAL', 'EXTERNAL']),
  third_party_user: z.boolean(),
  tenant: z.object({
    id: z.string(),
    name: z.string(),
    type: z.string(),
    account_type: z.enum(['Basic', 'Charter']).nullable(),
  }),
  /** The company that the user belongs to; differs from `tenant` while they act for a company. */
  own_company: z.object({ id: z.string(), name: z.string() }),
  site_id: z.string(),
  user_preferences: z.object({
    language_code: preferences.shape.language_code,
    locale: z.object({ timezone: z.string() }),
    rows_per_page: z.number(),
    dismissed_banners: z.array(z.string()),
    appearance: preferences.shape.appearance,
    density: preferences.shape.density,
  }),
  authz: z.object({
    group: z.enum(['SUPER_ADMIN', 'SUPER_ADMIN_SPECTATOR', 'ADMIN']).nullable(),
    permissions: z.array(permission),
  }),
  access_class: z.object({ value: z.literal('MULTIPLE_TENANTS') }).nullable(),
  /** The gate that closes the portal to the account, or null; calls that are not open under it return 401. */
  gate: z.enum(GATES).nullable(),
  /** Whether the gate NO_ACCESS allows the user to look around and request access. */
  can_browse: z.boolean(),
  last_login: z.iso.datetime().nullable(),
})

/** The short form of a user. */
export const userInfo = z.object({
  firstName: z.string(),
  lastName: z.string(),
  loginId: z.string(),
  email: z.string(),
  user_type: z.enum(['INTERNAL', 'EXTERNAL']),
  luminateCompanyId: z.string(),
  timezone: z.string(),
  locale: preferences.shape.language_code,
  companyName: z.string(),
  thirdPartyUser: z.boolean(),
  companyType: z.string().nullable(),
  tenantId: z.string(),
})

/** Parts of a user that can be requested separately. */
export const ATTRIBUTES = [
  'nda_accepted_at',
  'nda_version',
  'terms_version',
  'dsa_accepted_at',
  'last_login',
  'audit_status',
  'audit_deadline',
  'sbu',
  'buo_area_number',
  'registration_status',
] as const

const attributesQuery = z.object({
  fields: z
    .string()
    .max(300)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(ATTRIBUTES)).min(1)),
})
const attributes = z.partialRecord(z.enum(ATTRIBUTES), z.string().nullable())

const interaction = z.object({ uid: z.string().min(1).max(100) })

const reset = z.object({ token: z.string().min(1).max(200) })

const signInDetails = z.object({
  productName: z.string(),
  tenant: z.enum(['US', 'MX', 'CA']),
  /** Only with the demo data. The page describes each account in the reader's language, by `role`. */
  demoAccounts: z.array(z.object({ loginId: z.string(), name: z.string(), companyName: z.string(), role: z.string() })),
})

const languages = z.array(z.object({ id: z.string(), value: z.string() }))

/** Why the account of this browser's last session was signed out. */
const accountEnd = z.enum(['BLOCKED', 'DELETED'])

export type AccountEnd = z.infer<typeof accountEnd>

/** The login id in the path. */
export const ownLoginId = z.object({ loginId: z.string().min(1).max(LIMITS.email) })
const flag = z.enum(['true', 'false']).optional()

/** Schemas of the session calls. */
export const sessionSchemas = {
  authStatus: { answer: authStatus },
  login: {
    query: z.object({ lastUrl: z.string().optional() }),
    answer: z.object({ redirectUrl: z.string(), ended: accountEnd.optional() }),
  },
  logout: {},
  logoutEverywhere: {},
  extend: { answer: authStatus },
  attributes: { params: ownLoginId, query: attributesQuery, answer: attributes },
  userContext: { query: z.object({ permissions: flag }), answer: userContext },
  userInfo: { params: ownLoginId, answer: userInfo },
  readPreferences: { params: ownLoginId, answer: preferences },
  writePreferences: {
    params: ownLoginId,
    body: preferenceChanges,
    answer: preferences,
  },
  languages: { answer: languages },
  signInDetails: { params: interaction, answer: signInDetails },
  passwordResetLink: { answer: z.object({ url: z.string() }) },
  requestPasswordReset: { body: z.object({ email: z.string().trim().min(1).max(LIMITS.email) }) },
  passwordResetDetails: { params: reset, answer: z.object({ productName: z.string() }) },
  resetPassword: { params: reset, body: z.object({ password: z.string().min(LIMITS.password).max(200) }) },
  signIn: {
    params: interaction,
    body: z.object({ email: z.string().trim().min(1).max(LIMITS.email), password: z.string().min(1).max(200) }),
    answer: z.object({ redirectUrl: z.string() }),
  },
}

export type Attributes = z.infer<typeof attributes>
export type AuthStatus = z.infer<typeof authStatus>
export type Preferences = z.infer<typeof preferences>
export type PreferenceChanges = z.infer<typeof preferenceChanges>
export type UserContext = z.infer<typeof userContext>
export type UserInfo = z.infer<typeof userInfo>
export type SignInDetails = z.infer<typeof signInDetails>
