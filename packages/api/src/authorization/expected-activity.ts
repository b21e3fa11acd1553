import type { Expectation } from './expectation.ts'

/** Administrators of non-basic companies read their log, as do super admins and spectators who act for them. */
const READS_LOG: Expectation = {
  by: 'ROL-11 LOG-02',
  needs: 'LIST ACTIVITY_LOG',
  who: ['SA ctx', 'SP ctx', 'AD'],
  about: 'their company',
}

/** The calls of the activity log, by id. */
export const ACTIVITY_EXPECTED: Readonly<Record<string, Expectation>> = {
  'activity.list': READS_LOG,
  'activity.events': READS_LOG,
  'activity.facets': READS_LOG,
  'activity.actors': READS_LOG,
  'activity.entry': READS_LOG,
  'activity.exportLog': { ...READS_LOG, needs: 'EXPORT ACTIVITY_LOG', by: 'ROL-11 LOG-03' },
  'activity.startExport': {
    ...READS_LOG,
    needs: 'EXPORT ACTIVITY_LOG',
    by: 'ROL-11 ROL-04 LOG-03',
    writes: true,
    spectators: true,
  },
}
