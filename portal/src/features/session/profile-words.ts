import type { ClientUserType, Preferences, UserContext } from '@tessera/contract'
import type { MessageId } from '../../messages/intl.tsx'

/** What an account is called by the kind of its company. */
export const KIND_WORDS: Readonly<Record<ClientUserType, MessageId>> = {
  Supplier: 'profile.kind.supplier',
  'Third Party User': 'profile.kind.thirdParty',
  'Basic Vendor': 'profile.kind.basicVendor',
  'Basic Third Party Agency': 'profile.kind.basicThirdParty',
  Account: 'profile.kind.account',
  Unknown: 'profile.kind.unknown',
}

export const ROLE_WORDS: Readonly<Record<NonNullable<UserContext['authz']['group']>, MessageId>> = {
  SUPER_ADMIN: 'profile.role.superAdmin',
  SUPER_ADMIN_SPECTATOR: 'profile.role.spectator',
  ADMIN: 'profile.role.admin',
}

export const APPEARANCE_WORDS: Readonly<Record<Preferences['appearance'], MessageId>> = {
  system: 'profile.appearance.system',
  light: 'profile.appearance.light',
  dark: 'profile.appearance.dark',
  'high-contrast': 'profile.appearance.highContrast',
}

export const DENSITY_WORDS: Readonly<Record<Preferences['density'], MessageId>> = {
  comfortable: 'profile.density.comfortable',
  compact: 'profile.density.compact',
}
