import type { BannerKind } from './rules.ts'

/** How severe what a banner says is. */
export const BANNER_SEVERITIES = ['info', 'warning', 'error'] as const

/** Whether a text is only text: nothing in it that a browser would take for a tag, a comment or the name of a character. */
export function isPlainText(text: string): boolean {
  return !/<[a-z/!?]|&#?\w+;|\p{Cc}/iu.test(text)
}

/** Whether people may close a banner: what concerns everybody, never what it means to be somebody or an audit. */
export function mayBeDismissible(kind: BannerKind): boolean {
  return kind === 'GENERAL'
}
