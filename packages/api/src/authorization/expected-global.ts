import type { Expectation } from './expectation.ts'

const LISTS: Expectation = { by: 'GUM-03 ROL-14', needs: 'LIST GLOBAL_USER', who: ['SA', 'SP'] }
const EXPORTS: Expectation = { by: 'GUM-03 ROL-14 ROL-04', needs: 'EXPORT GLOBAL_USER', who: ['SA', 'SP'] }
const changes = (by: string, needs: string): Expectation => ({
  by: `${by} ROL-14 ROL-04`,
  needs: `${needs} GLOBAL_USER`,
  who: ['SA'],
  writes: true,
})

/** The calls on all users of a tenant, by id. */
export const GLOBAL_EXPECTED: Readonly<Record<string, Expectation>> = {
  'globalUsers.counts': LISTS,
  'globalUsers.choices': LISTS,
  'globalUsers.list': LISTS,
  'globalUsers.facets': LISTS,
  'globalUsers.user': LISTS,
  'globalUsers.exportUsers': EXPORTS,
  'globalUsers.startExport': { ...EXPORTS, writes: true, spectators: true },
  'globalUsers.add': changes('GUM-04', 'CREATE'),
  'globalUsers.edit': changes('GUM-04', 'UPDATE'),
  'globalUsers.remove': changes('GUM-04', 'DELETE'),
}
