/** The tags of release notes. */
export const RELEASE_TAGS = [
  'new',
  'improved',
  'fixed',
  'accessibility',
  'users',
  'access',
  'agencies',
  'reports',
  'shopper-behavior',
  'report-builder',
  'digital-landscapes',
  'customer-perception',
  'channel-performance',
  'data-dictionary',
  'exports',
  'support',
  'languages',
  'security',
] as const
export type ReleaseTag = (typeof RELEASE_TAGS)[number]

/** Default number of release notes per page. */
export const RELEASE_PAGE_SIZE = 10
