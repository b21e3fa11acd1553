import { allMessages } from '../packages/ui/src/components/UIProvider/all-messages.ts'

/** Texts that are never translated: addresses, file and code names, codes, initials, units. */
const CODE =
  /\S+@\S+|https?:\S+|(?:[\w-]*[._])+[\w-]+|#[\da-f]{3,6}\b|\w+="[\w-]*"|\b\p{Lu}+-?\d+\b|^\p{Lu}{1,3}$|(?<!\p{L})(?:px|mm|dd|[kM]?[bB])(?!\p{L})/gu
/** React Aria's texts that are equal in two languages. */
const REACT_ARIA_TEXTS = ['minute', 'notification', 'notifications', 'pixels']

/** Translations of stories, and names that are equal in every language. */
export interface StoryTexts {
  samples: Readonly<Record<string, string>>
  names: readonly string[]
}

/** The index of each language in a component's messages. */
const LANGUAGE_INDEXES: Partial<Record<string, number>> = { 'es-MX': 1, 'fr-CA': 2 }

/** Returns all text of a story, visible or for screen readers; the function is serialized and sent to the page. */
export function textsInPage() {
  const excluded = '[hidden], script, style, code, kbd, pre, .sb-wrapper, #storybook-docs, [data-live-announcer]'
  const { lang } = document.documentElement
  const isOurs = (element: Element) =>
    !element.closest(excluded) && (element.closest('[lang]')?.getAttribute('lang') ?? lang) === lang
  const attributes = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'alt',
    'title',
    'placeholder',
  ]
  const texts = [...document.body.querySelectorAll('*')].filter(isOurs).flatMap((element) => [
    // An email address with `wbr` elements is one text.
    ...(element.querySelector(':scope > wbr')
      ? [element.textContent]
      : [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map((node) => node.textContent)),
    ...attributes.map((name) => element.getAttribute(name)),
  ])
  return [...new Set(texts.map((text) => text?.trim().replaceAll(/\s+/g, ' ') ?? ''))].filter(Boolean)
}

/**
 * Returns text in form fields; serialized and sent to the page. Values of checkboxes and options are skipped, because
 * users never see them.
 */
export function valuesInPage() {
  const ignored = '[type=password], [type=hidden], [type=checkbox], [type=radio]'
  const fields = document.querySelectorAll<HTMLInputElement>(`textarea, input:not(${ignored})`)
  return [...fields].filter((field) => !field.closest('[hidden]')).map(({ value }) => value)
}

/** The components' own messages in a language. */
const messagesAt = (index: number) =>
  Object.values(allMessages).flatMap((messages) =>
    Object.values(messages).map((message: readonly string[]) => message[index] ?? ''),
  )

/** Removes spaces and punctuation around a text. */
const normalizeText = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/^[^\p{L}{]+|[^\p{L}}]+$/gu, '')

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Returns a pattern for a sentence with any values for its placeholders. */
const patternOf = (sentence: string) =>
  new RegExp(
    `^${normalizeText(sentence)
      .split(/\{\w+\}/)
      .map(escaped)
      .join('.+')}$`,
  )

/** Removes names from a text, including a list of names that is cut off with an ellipsis. */
function nameless(names: readonly string[]) {
  const longestFirst = names.toSorted((a, b) => b.length - a.length)
  const any = new RegExp(`(?<!\\p{L})(?:${longestFirst.map(escaped).join('|')})(?!\\p{L})`, 'giu')
  const isName = (part: string) => names.some((name) => name.startsWith(part))
  return (text: string) =>
    text
      .replace(/([^,]*)…$/, (cut, part: string) => (isName(part.trim()) ? '' : cut))
      .replaceAll(CODE, '')
      .replaceAll(any, '')
}

/**
 * Returns a check for texts of a story that are still English; undefined for a language without translations. Names and
 * known translations can be equal in both renderings, because texts from an interaction aren't rendered again.
 */
export function untranslatedTexts(locale: string, read: (locale: string) => StoryTexts) {
  const index = LANGUAGE_INDEXES[locale]
  if (index === undefined) return undefined
  const { samples, names } = read(locale)
  const all = [...messagesAt(index), ...Object.values(samples), ...REACT_ARIA_TEXTS]
  const expectedTexts = new Set(all.map(normalizeText))
  const patterns = all.filter((text) => /\{\w+\}/.test(text)).map(patternOf)
  const withoutNames = nameless(names)
  const isAllowed = (text: string) => text === '' || expectedTexts.has(text)
  const isCommon = (text: string) =>
    isAllowed(normalizeText(text)) ||
    isAllowed(normalizeText(withoutNames(text))) ||
    patterns.some((pattern) => pattern.test(text))
  const isEnglish = (text: string) => (samples[text] ?? text) !== text
  return (texts: readonly string[], english: readonly string[], values: readonly string[]) => [
    ...texts.filter((text) => english.includes(text) && !isCommon(text)),
    ...values.filter(isEnglish),
  ]
}
