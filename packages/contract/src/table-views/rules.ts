/** The most views that a user can save per list, and the most characters of a view's query string. */
export const TABLE_VIEW_LIMITS = { views: 20, state: 1500 } as const
