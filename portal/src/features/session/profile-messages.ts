import type { Preferences, UserContext } from '@tessera/contract'
import type { MessageId } from '../../messages/intl.tsx'

export const ROLE_MESSAGES: Readonly<Record<NonNullable<UserContext['authz']['group']>, MessageId>> = {
  SUPER_ADMIN: 'profile.role.superAdmin',
  SUPER_ADMIN_SPECTATOR: 'profile.role.spectator',
  ADMIN: 'profile.role.admin',
}

export const APPEARANCE_MESSAGES: Readonly<Record<Preferences['appearance'], MessageId>> = {
  system: 'profile.appearance.system',
  light: 'profile.appearance.light',
  dark: 'profile.appearance.dark',
  'high-contrast': 'profile.appearance.highContrast',
}

export const DENSITY_MESSAGES: Readonly<Record<Preferences['density'], MessageId>> = {
  comfortable: 'profile.density.comfortable',
  compact: 'profile.density.compact',
}
