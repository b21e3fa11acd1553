/** Whether a text has what a browser would take for a tag or a comment. */
export const hasTags = (text: string): boolean => /<[a-z/!?]/i.test(text)

/** Whether a text is one line of text: no tag or comment in it, and no name of a character. */
export function isPlainText(text: string): boolean {
  return !hasTags(text) && !/&#?\w+;|\p{Cc}/u.test(text)
}
