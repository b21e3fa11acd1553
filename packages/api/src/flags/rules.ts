import type { FlagKey, FlagSetting, TenantCode } from '@tessera/contract'
import { FLAG_KEYS, FLAGS, isTest, TENANT_CODES } from '@tessera/contract'

/** The traffic that the datafile covers, in hundredths of a percent. */
const WHOLE = 10_000

const EVERYWHERE = { percentage: 100, tenants: [...TENANT_CODES] }

/** Defaults for a new portal: existing features stay, new ones are off. */
export const FIRST_SETTINGS: Readonly<Record<FlagKey, FlagSetting>> = {
  insights_activation_rollout: { enabled: true, variationKey: 'on', ...EVERYWHERE },
  wem_kb_rollout: { enabled: false, variationKey: 'on', ...EVERYWHERE },
  kb_search_rollout: { enabled: true, variationKey: 'on', ...EVERYWHERE },
  contact_us_ab_test: { enabled: false, variationKey: 'b', percentage: 50, tenants: [...TENANT_CODES] },
}

interface Rule {
  key: string
  variation: string
  isOn: boolean
  percentage: number
  tenants: readonly TenantCode[]
}

const NOTHING_MORE = { forcedVariations: {}, audienceIds: [], status: 'Running' }

/** A rule of the datafile. The bucket depends on the rule's id and the user, so that a larger share keeps all users. */
function toExperiment({ key, variation, isOn, percentage, tenants }: Rule) {
  const id = `${key} ${variation}`
  return {
    ...NOTHING_MORE,
    id: key,
    key,
    layerId: key,
    audienceConditions: ['or', ...tenants],
    variations: [{ id, key: variation, featureEnabled: isOn, variables: [] }],
    trafficAllocation: [{ entityId: id, endOfRange: Math.round((percentage / 100) * WHOLE) }],
  }
}

function toRollout(key: FlagKey, { enabled, variationKey, percentage, tenants }: FlagSetting) {
  const { rest } = FLAGS[key]
  const chosen: Rule = { key, variation: variationKey, isOn: variationKey !== 'off', percentage, tenants }
  const others: Rule = {
    key: `${key} rest`,
    variation: rest,
    isOn: enabled && isTest(key),
    percentage: 100,
    tenants: TENANT_CODES,
  }
  return { id: key, experiments: (enabled ? [chosen, others] : [others]).map(toExperiment) }
}

/** The datafile of the settings, in the service's format. */
export function datafileOf(settings: Readonly<Record<FlagKey, FlagSetting>>): string {
  return JSON.stringify({
    version: '4',
    revision: '1',
    accountId: 'portal',
    projectId: 'portal',
    anonymizeIP: true,
    botFiltering: false,
    attributes: [{ id: 'tenant', key: 'tenant' }],
    typedAudiences: TENANT_CODES.map((tenant) => ({
      id: tenant,
      name: tenant,
      conditions: ['or', { type: 'custom_attribute', name: 'tenant', match: 'exact', value: tenant }],
    })),
    audiences: [],
    events: [],
    groups: [],
    variables: [],
    experiments: [],
    featureFlags: FLAG_KEYS.map((key) => ({ id: key, key, rolloutId: key, experimentIds: [], variables: [] })),
    rollouts: FLAG_KEYS.map((key) => toRollout(key, settings[key])),
  })
}
