import type { AuthStatus, PortalConfig, ProductTile, UserContext } from '@tessera/contract'
import { PERMISSIONS } from '@tessera/contract'

/** The portal's configuration as the US tenant has it in development. */
export const CONFIG: PortalConfig = {
  productName: 'Scintilla',
  environment: 'dev',
  isProduction: false,
  tenant: 'US',
  tenantHosts: { US: 'us.localhost', MX: 'mx.localhost', CA: 'ca.localhost' },
  apiBase: '/core-app-api',
  experimentationSdkKey: '',
  experimentationDefaults: {},
  supportPhone: '',
  idleMinutes: 30,
  sessionHours: 12,
  botChallenge: 'auto',
  attachmentMaxBytes: 10_485_760,
  bulkMaxRows: 5000,
  bulkMaxBytes: 5_242_880,
  links: { privacy: '', help: '' },
  provisioningSeconds: 60,
  mockData: false,
}

export const SIGNED_IN: AuthStatus = {
  authenticated: true,
  loginId: 'user@brightfoods.example',
  expiresAt: '2126-03-03T20:00:00.000Z',
  idleExpiresAt: '2126-03-03T12:30:00.000Z',
}

/** A supplier's regular user with these changes; the own company is in effect. */
export function user(changes: Partial<UserContext> = {}): UserContext {
  const tenant = { id: 'c-1', name: 'Bright Foods', type: 'supplier', account_type: null }
  const { id, name } = changes.tenant ?? tenant
  return {
    first_name: 'Dana',
    last_name: 'Ruiz',
    login_id: 'user@brightfoods.example',
    email_address: 'user@brightfoods.example',
    user_type: 'EXTERNAL',
    third_party_user: false,
    tenant,
    own_company: { id, name },
    site_id: 'us',
    user_preferences: {
      language_code: 'en-US',
      locale: { timezone: 'America/Chicago' },
      rows_per_page: 25,
      dismissed_banners: [],
      appearance: 'system',
      density: 'comfortable',
    },
    authz: { group: null, permissions: [PERMISSIONS.updateUserSettings] },
    access_class: null,
    gate: null,
    can_browse: false,
    last_login: null,
    ...changes,
  }
}

export const SUPER_ADMIN: UserContext = user({
  first_name: 'Sam',
  user_type: 'INTERNAL',
  tenant: { id: 'internal', name: 'Scintilla', type: 'internal', account_type: null },
  authz: { group: 'SUPER_ADMIN', permissions: [PERMISSIONS.listCompany, PERMISSIONS.switchCompany] },
})

/** A product of `v1/products` with these changes. */
export function product(changes: Partial<ProductTile> = {}): ProductTile {
  return {
    code: 'SHOPPER_BEHAVIOR',
    title: 'Shopper Behavior',
    description: 'See how baskets change.',
    footer: '',
    redirectUrl: null,
    isNewTab: false,
    restricted_launch_flag: null,
    accessStatus: null,
    hideWhenNoAccess: [],
    learnMoreContent: {
      title: 'Meet Shopper Behavior',
      description: 'What shoppers buy, and when.',
      keyNotes: ['Follow baskets week by week'],
      image: null,
      subText: '',
    },
    ...changes,
  }
}

/** Responses for a user who acts for a company. */
export function actingContext(person: UserContext, { id, name }: UserContext['own_company']): UserContext {
  return { ...person, tenant: { id, name, type: 'supplier', account_type: null }, own_company: person.own_company }
}
