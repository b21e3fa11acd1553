/** Limits, delays and sizes that the portal and the server share. Times are in milliseconds unless named otherwise. */
export const LIMITS = {
  freshness: 5 * 60_000,
  cacheTime: 10 * 60_000,
  idleMinutes: 30,
  sessionHours: 12,
  logoutDelay: 100,
  debounce: 500,
  analyticsSearchDebounce: 1000,
  /** Milliseconds between two requests for banners. */
  bannersEvery: 10_000,
  /** How long a page waits for flags before it uses their defaults. */
  flagsGracePeriod: 1000,
  mockDelay: 1000,
  minimumHold: 1500,
  chunkTimeout: 120_000,
  provisioningSeconds: 60,
  attachmentMaxBytes: 10_485_760,
  /** The most rows and bytes of a user import file. */
  bulkMaxRows: 5000,
  bulkMaxBytes: 5_242_880,
  /** The most bytes of corrected rows in one request. */
  correctedMaxBytes: 10_485_760,
  text: 50,
  email: 254,
  textArea: 2000,
  requestorNote: 250,
  rowsPerPage: [10, 25, 50, 75, 100],
  defaultRowsPerPage: 25,
  /** The fewest characters of a new password. */
  password: 12,
  passwordResetMinutes: 30,
  /** How long an invitation is valid. */
  invitationDays: 30,
  /** The most emails with a link that sets a password, per account and hour. */
  passwordResetsPerHour: 5,
  signInFailures: 5,
  signInLockMinutes: 15,
  companiesPage: 500,
  bannerText: 500,
  search: 100,
  requestsPerMinute: 600,
  strictRequestsPerMinute: 10,
  healthCallsPerMinute: 120,
  analyticsEvents: 50,
  analyticsEventsPerMinute: 120,
  analyticsDays: 90,
  /** The first and last day of all date fields, and the most days from the start of a range to its end. */
  earliestDay: '1900-01-01',
  latestDay: '2100-01-01',
  dateRangeDays: 30,
} as const

export const DEFAULT_TIMEZONE = 'America/Chicago'

/** The API base below the origin. */
export const API_BASE = '/core-app-api'
