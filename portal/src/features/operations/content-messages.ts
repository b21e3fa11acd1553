import type { CollectionId, Locale, ManagedContent, UserType, VerdictReason, VersionState } from '@tessera/contract'
import { CONTENT_LIMITS } from '@tessera/contract'
import type { StatusBadgeProps } from '@tessera/ui'
import type { Intl, MessageId } from '../../messages/intl.tsx'
import { LANGUAGE_MESSAGES } from './operations-messages.ts'

export const COLLECTION_MESSAGES: Readonly<Record<CollectionId, MessageId>> = {
  supplier: 'content.collection.supplier',
  charter: 'content.collection.charter',
  internal: 'content.collection.internal',
  basic: 'content.collection.basic',
  wem: 'content.collection.wem',
  'release-notes': 'content.collection.releaseNotes',
}

export const USER_TYPE_MESSAGES: Readonly<Record<UserType, MessageId>> = {
  supplier: 'content.userType.supplier',
  charter: 'content.userType.charter',
  internal: 'content.userType.internal',
  basic: 'content.userType.basic',
}

export const VERSION_MESSAGES: Readonly<Record<VersionState, MessageId>> = {
  DRAFT: 'content.version.DRAFT',
  PUBLISHED: 'content.version.PUBLISHED',
}

const REASON_MESSAGES: Readonly<Record<VerdictReason, MessageId>> = {
  UNCLEAR: 'content.reason.unclear',
  INCOMPLETE: 'content.reason.incomplete',
  OUTDATED: 'content.reason.outdated',
  OTHER_SUBJECT: 'content.reason.otherSubject',
}

/** Texts of the reasons why an article did not help. */
export function reasonText(t: Intl['t'], reason: string | null): string {
  const messages: Readonly<Partial<Record<string, MessageId>>> = REASON_MESSAGES
  return t((reason !== null && messages[reason]) || 'content.reason.none')
}

/** The needs that are filters of the content list. */
export const NEED_MESSAGES = {
  translation: 'content.needs.translation',
  review: 'content.needs.review',
  help: 'content.needs.help',
  publishing: 'content.needs.publishing',
} as const satisfies Record<string, MessageId>

/** One language of an item. */
export type LanguageState = ManagedContent['languages'][number]

interface StateMessages {
  tone: StatusBadgeProps['tone']
  word: MessageId
}

const PUBLISHED: StateMessages = { tone: 'success', word: 'content.state.published' }
const WAITING: StateMessages = { tone: 'spark', word: 'content.state.waiting' }
const DRAFT: StateMessages = { tone: 'info', word: 'content.state.draft' }
const MISSING: StateMessages = { tone: 'warning', word: 'content.state.missing' }

/** Returns the state of a language: published, with a draft waiting, only a draft, or missing. */
export function stateOf({ published, newest }: Pick<LanguageState, 'published' | 'newest'>): StateMessages {
  if (newest === 0) return MISSING
  if (published === 0) return DRAFT
  return newest > published ? WAITING : PUBLISHED
}

/** Returns the text of a language and its state: `French · Draft waiting`. */
export function languageStateText(t: Intl['t'], language: LanguageState): string {
  return t('content.languageState', {
    language: t(LANGUAGE_MESSAGES[language.locale]),
    state: t(stateOf(language).word),
  })
}

/** Whether there are enough verdicts, and fewer than half of them are helpful. */
export function isUnhelpful({ helpful, verdicts }: Pick<LanguageState, 'helpful' | 'verdicts'>): boolean {
  return verdicts >= CONTENT_LIMITS.fewestVerdicts && helpful * 2 < verdicts
}

/** Returns the verdicts on an item: of the first language with too few helpful ones, else of all languages together. */
export function verdictsOf(languages: readonly LanguageState[]): {
  helpful: number
  verdicts: number
  locale: Locale | null
} {
  const low = languages.find(isUnhelpful)
  if (low) return low
  const sum = (of: (language: LanguageState) => number): number => languages.reduce((all, each) => all + of(each), 0)
  return { helpful: sum(({ helpful }) => helpful), verdicts: sum(({ verdicts }) => verdicts), locale: null }
}

/** Whether a date has passed. */
export function isPast(day: string): boolean {
  return day < new Date().toISOString().slice(0, 10)
}

/** Returns the user who saved a version; a version without a user was imported. */
export function writerText(t: Intl['t'], savedBy: string): string {
  return savedBy === 'system' || savedBy === 'cli' ? t('content.import') : savedBy
}
