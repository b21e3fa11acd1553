import { describe, expect, it } from 'vitest'
import { loadLanguage } from '../../messages/catalogs.ts'
import type { MessageId } from '../../messages/intl.tsx'
import { intlOf } from '../../messages/intl.tsx'
import {
  FLAG_MESSAGES,
  KIND_MESSAGES,
  LANGUAGE_MESSAGES,
  settingText,
  SEVERITY_MESSAGES,
  shareText,
  TENANT_MESSAGES,
  tenantsText,
  variationText,
} from './operations-messages.ts'

const intl = intlOf(await loadLanguage('en-US', ['operations']))
const { t } = intl
const textsOf = (words: Readonly<Record<string, MessageId>>) =>
  Object.fromEntries(Object.entries(words).map(([key, word]) => [key, t(word)]))

describe('messages of operations', () => {
  it('FLG-03b name each flag and its variations', () => {
    expect(Object.values(FLAG_MESSAGES).map(({ title }) => t(title))).toEqual([
      'Insights Activation',
      'Knowledge base articles from the content service',
      'Search in the knowledge base',
      'Contact form test',
    ])
    expect(Object.keys(FLAG_MESSAGES)).toEqual([
      'insights_activation_rollout',
      'wem_kb_rollout',
      'kb_search_rollout',
      'contact_us_ab_test',
    ])
    expect(['on', 'off', 'control', 'b', 'older'].map((key) => variationText(t, key))).toEqual([
      'On',
      'Off',
      'Standard form',
      'One-column form',
      'older',
    ])
  })

  it('BAN-05a name kinds, severities, languages and countries', () => {
    expect(textsOf(KIND_MESSAGES)).toEqual({
      SUPER_ADMIN: 'Super admins',
      SUPER_ADMIN_SPECTATOR: 'Spectators',
      SPONSORED_SUPPLIER_MULTI: 'Sponsored users of several companies',
      SPONSORED_SUPPLIER: 'Sponsored users of one company',
      COMPANY_SWITCH_TAGGED: 'Users who can switch companies',
      AUDIT: 'Administrators with an access review pending',
      GENERAL: 'Everyone',
    })
    expect(textsOf(SEVERITY_MESSAGES)).toEqual({ info: 'News', warning: 'Warning', error: 'Outage' })
    expect(textsOf(LANGUAGE_MESSAGES)).toEqual({ 'en-US': 'English', 'es-MX': 'Spanish', 'fr-CA': 'French' })
    expect(textsOf(TENANT_MESSAGES)).toEqual({ US: 'United States', MX: 'Mexico', CA: 'Canada' })
    expect(tenantsText(t, ['US', 'CA'])).toBe('United States, Canada')
    expect(tenantsText(t, ['US', 'MX', 'CA'])).toBe('All countries')
  })

  it('FLG-03b describe a setting in a sentence, and mark one that is off', () => {
    const setting = { enabled: true, variationKey: 'on', percentage: 12.5, tenants: ['MX'] } as const
    expect(settingText(intl, { ...setting, tenants: ['MX'] })).toBe('On for 12.5% of users: Mexico')
    expect(settingText(intl, { ...setting, tenants: ['MX'], enabled: false })).toBe(
      'Off for everyone; when switched on: On for 12.5% of users: Mexico',
    )
    expect(shareText('en-US', 33.33)).toBe('33.33%')
    expect(shareText('fr-CA', 50)).toMatch(/^50\s%$/)
  })
})
