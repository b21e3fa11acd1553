/** Lists of content, whose search terms may be counted; those of users, companies and partners name somebody. */
export const CONTENT_LISTS = ['dictionary', 'knowledgeBase', 'releaseNotes'] as const

/** The lists in which searching and filtering is counted. */
export const COUNTED_LISTS = ['companies', ...CONTENT_LISTS] as const
export type CountedList = (typeof COUNTED_LISTS)[number]

/** Whether what is searched for in a list may be counted. */
export function isContentList(list: CountedList): boolean {
  return CONTENT_LISTS.some((each) => each === list)
}
