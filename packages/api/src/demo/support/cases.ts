/**
 * One subject in the words of a supplier and of staff: the form's most specific choice, the description, the staff's
 * question, the reply, the solution and the thanks. The placeholders are `{item}`, `{store}`, `{report}` and `{count}`.
 */
export type Case = readonly [
  choice: string,
  description: string,
  question: string,
  reply: string,
  solution: string,
  thanks: string,
]

/** The texts of incidents in one language. */
export interface CaseTexts {
  cases: readonly Case[]
  items: readonly [string, ...string[]]
  reports: readonly [string, ...string[]]
  /** Lines that fit any subject. */
  update: readonly [string, ...string[]]
  second: readonly [string, ...string[]]
  welcome: readonly [string, ...string[]]
  verdicts: readonly [string, ...string[]]
}
