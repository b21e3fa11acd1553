import type { Banner, BannerKind, FlagKey, FlagSetting, Locale, TenantCode } from '@tessera/contract'
import { resolveLocale } from '@tessera/contract'
import type { PortalLocale } from '../../messages/catalogs.ts'
import type { Intl as Language, MessageId } from '../../messages/intl.tsx'

/** Names of flags and of the features that they control. */
export const FLAG_MESSAGES: Readonly<Record<FlagKey, { title: MessageId; text: MessageId }>> = {
  insights_activation_rollout: { title: 'operations.flag.insights', text: 'operations.flag.insightsText' },
  wem_kb_rollout: { title: 'operations.flag.wem', text: 'operations.flag.wemText' },
  kb_search_rollout: { title: 'operations.flag.search', text: 'operations.flag.searchText' },
  contact_us_ab_test: { title: 'operations.flag.contact', text: 'operations.flag.contactText' },
}

const VARIATION_MESSAGES: Readonly<Record<string, MessageId>> = {
  on: 'operations.variation.on',
  off: 'operations.variation.off',
  control: 'operations.variation.control',
  b: 'operations.variation.b',
}

/** Returns the name of a variation; an unknown one from an older log keeps its key. */
export function variationText(t: Language['t'], key: string): string {
  const message = VARIATION_MESSAGES[key]
  return message ? t(message) : key
}

export const TENANT_MESSAGES: Readonly<Record<TenantCode, MessageId>> = {
  US: 'operations.tenant.us',
  MX: 'operations.tenant.mx',
  CA: 'operations.tenant.ca',
}

/** Returns the tenants of an item, in order. */
export function tenantsText(t: Language['t'], tenants: readonly TenantCode[]): string {
  return tenants.length === Object.keys(TENANT_MESSAGES).length
    ? t('operations.everyTenant')
    : tenants.map((tenant) => t(TENANT_MESSAGES[tenant])).join(', ')
}

/** Returns a percentage in the format of the language. */
export function shareText(locale: PortalLocale, percentage: number): string {
  const format = new Intl.NumberFormat(resolveLocale(locale), {
    style: 'percent',
    maximumFractionDigits: 2,
  })
  return format.format(percentage / 100)
}

/** Returns a flag's setting as a sentence. */
export function settingText(
  { t, locale }: Language,
  { enabled, variationKey, percentage, tenants }: FlagSetting,
): string {
  const variation = variationText(t, variationKey)
  const share = shareText(locale, percentage)
  const setting = t('operations.setting', { variation, share, tenants: tenantsText(t, tenants) })
  return enabled ? setting : t('operations.offForAll', { setting })
}

export const KIND_MESSAGES: Readonly<Record<BannerKind, MessageId>> = {
  SUPER_ADMIN: 'operations.kind.superAdmin',
  SUPER_ADMIN_SPECTATOR: 'operations.kind.spectator',
  SPONSORED_SUPPLIER_MULTI: 'operations.kind.sponsoredMulti',
  SPONSORED_SUPPLIER: 'operations.kind.sponsored',
  COMPANY_SWITCH_TAGGED: 'operations.kind.switcher',
  AUDIT: 'operations.kind.audit',
  GENERAL: 'operations.kind.general',
}

export const SEVERITY_MESSAGES: Readonly<Record<Banner['severity'], MessageId>> = {
  info: 'operations.severity.info',
  warning: 'operations.severity.warning',
  error: 'operations.severity.error',
}

export const LANGUAGE_MESSAGES: Readonly<Record<Locale, MessageId>> = {
  'en-US': 'operations.language.en',
  'es-MX': 'operations.language.es',
  'fr-CA': 'operations.language.fr',
}

/** Returns the options of a select, from ids and names. */
export function optionsOf<Id extends string>(messages: Readonly<Record<Id, MessageId>>, t: Language['t']) {
  return (Object.entries(messages) as [Id, MessageId][]).map(([id, message]) => ({ id, label: t(message) }))
}
