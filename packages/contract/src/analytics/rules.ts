/** Lists of content: analytics can record their search terms. Lists of users, companies and partners contain names. */
export const CONTENT_LISTS = ['dictionary', 'knowledgeBase', 'releaseNotes'] as const

/** The lists whose searches and filters are recorded. */
export const COUNTED_LISTS = [
  'accessRequests',
  'accessReviews',
  'accessReviewUsers',
  'activeUsers',
  'activityLog',
  'blockedUsers',
  'companies',
  'contactMessages',
  'contentItems',
  'domains',
  'externalUsers',
  'incidents',
  'incidentQueue',
  'internalUsers',
  'mails',
  'partners',
  'pendingUsers',
  'receivedRequests',
  'merchants',
  'protectionUsers',
  ...CONTENT_LISTS,
] as const
export type CountedList = (typeof COUNTED_LISTS)[number]

/** Whether analytics can record the search terms of a list. */
export function isContentList(list: CountedList): boolean {
  return CONTENT_LISTS.some((each) => each === list)
}

/** Analytics names of list filters, in order. Filter values are never recorded. */
export const FILTER_KEYS = ['type', 'status'] as const

/** The forms whose submissions are recorded. */
export const COUNTED_FORMS = [
  'accessRequest',
  'accessReview',
  'banner',
  'comment',
  'contact',
  'contactAnswer',
  'content',
  'domain',
  'flag',
  'globalUser',
  'incident',
  'incidentAnswer',
  'partner',
  'preferences',
  'profile',
  'registration',
  'user',
] as const
export type CountedForm = (typeof COUNTED_FORMS)[number]

/** Analytics labels of searches that fail or have no results, in the data dictionary and the knowledge base. */
export const ERROR_LABELS = ['Glossary Products Error', 'Search Results Error', 'API Error', 'No Results'] as const
export type ErrorLabel = (typeof ERROR_LABELS)[number]

/** Failure codes without a server response; 'none' stands for a failure without a code. */
export const LOCAL_FAILURES = ['NO_ANSWER', 'NO_CONFIG', 'OFFLINE', 'none'] as const

/** Analytics names of pages, the same in all languages; the first means that no page is loaded yet. */
export const PAGE_NAMES = [
  'starting',
  'accessDenied',
  'activity log list',
  'admin',
  'app launch',
  'article insights',
  'authorized domain list',
  'basic marketing',
  'basic user registration',
  'bot detection',
  'complete user registration',
  'contact us',
  'create incident',
  'data dictionary (v1)',
  'data dictionary v2',
  'data sharing addendum',
  'error',
  'files and progress',
  'global user management list',
  'incident detail',
  'incident list',
  'KbArticlePage',
  'KbSupplierCategoryPage',
  'LandingPage',
  'learn more',
  'learn more channel performance',
  'learn more customer perception',
  'learn more digital landscapes',
  'learn more shopper behavior',
  'login',
  'logout',
  'marketing',
  'my access',
  'nda',
  'no access',
  'operations',
  'page not found',
  'pending access',
  'privacy policy',
  'profile',
  'release article',
  'release notes',
  'reportbuilder',
  'request access',
  'resources',
  'search',
  'super admin company list',
  'support',
  'terms',
  'terms and conditions',
  'third party list',
  'user file report',
  'user file upload',
  'user management list',
] as const
export type PageName = (typeof PAGE_NAMES)[number]
