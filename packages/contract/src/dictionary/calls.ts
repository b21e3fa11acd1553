import { defineCalls, READ } from '../call.ts'
import { MEDIA_TYPES } from '../files.ts'
import { PERMISSIONS } from '../session/permissions.ts'
import { DICTIONARY_LIMITS } from './rules.ts'
import type { dictionarySchemas } from './schemas.ts'

const READS = {
  permission: PERMISSIONS.listGlossary,
  localized: true,
  freshness: DICTIONARY_LIMITS.resultsFor,
} as const

/** The data dictionary: its entries, search and download. */
export const dictionaryCalls = /* @__PURE__ */ defineCalls<typeof dictionarySchemas>(
  'dictionary',
  { ...READ, access: 'session', openUnder: [] },
  {
    list: { ...READS, path: 'v1/customer-support/glossaries' },
    // Searches without results are counted.
    search: {
      ...READS,
      method: 'POST',
      path: 'v1/customer-support/search-glossaries',
      writes: true,
      spectators: true,
    },
    suggest: { ...READS, path: 'v1/customer-support/glossaries/suggest' },
    tags: { ...READS, path: 'v1/customer-support/tags', localized: false },
    read: { ...READS, path: 'v1/customer-support/glossaries/:id' },
    export: {
      method: 'POST',
      path: 'v1/customer-support/export-glossaries',
      permission: PERMISSIONS.exportGlossary,
      writes: true,
      spectators: true,
      mediaTypes: [MEDIA_TYPES.xlsx],
      orStatus: 202,
      rateLimit: 30,
    },
    missed: { path: 'v1/operations/missed-searches', groups: ['SUPER_ADMIN', 'SUPER_ADMIN_SPECTATOR'] },
  },
)
