/** Focus starts on the safe option. */
export const INITIAL_FOCUS_CANCEL = { autoFocus: true } as const
