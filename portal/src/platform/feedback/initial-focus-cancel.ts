/** The focus of a question begins on the answer that changes nothing. */
export const INITIAL_FOCUS_CANCEL = { autoFocus: true } as const
