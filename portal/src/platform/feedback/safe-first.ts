/** The focus of a question begins on the answer that changes nothing. */
export const SAFE_FIRST = { autoFocus: true } as const
