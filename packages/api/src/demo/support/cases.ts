/**
 * One matter as a supplier and staff write about it: the deepest choice of the form, the description, then the question of
 * staff, the reply, the solution and the thanks. `{item}`, `{store}`, `{report}` and `{count}` are filled in.
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
  /** Lines that fit any matter. */
  update: readonly [string, ...string[]]
  second: readonly [string, ...string[]]
  welcome: readonly [string, ...string[]]
  verdicts: readonly [string, ...string[]]
}
