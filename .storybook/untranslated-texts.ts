import { allMessages } from '../packages/ui/src/components/UIProvider/all-messages.ts'

/** Texts that no language translates: addresses, file and code names, codes, initials, units. */
const CODE =
  /\S+@\S+|https?:\S+|(?:[\w-]*[._])+[\w-]+|#[\da-f]{3,6}\b|\w+="[\w-]*"|\b\p{Lu}+-?\d+\b|^\p{Lu}{1,3}$|(?<!\p{L})(?:px|mm|dd|[kM]?[bB])(?!\p{L})/gu
/** React Aria's texts that are equal in two languages. */
const THEIRS = ['minute', 'notification', 'notifications', 'pixels']

/** Translations of stories, and names that are equal in every language. */
export interface StoryTexts {
  samples: Readonly<Record<string, string>>
  names: readonly string[]
}

/** The place of each language among a component's words. */
const PLACES: Partial<Record<string, number>> = { 'es-MX': 1, 'fr-CA': 2 }

/** Everything that a story says, to who sees it and to who hears it; sent to the page as it stands. */
export function textsInPage() {
  const others = '[hidden], script, style, code, kbd, pre, .sb-wrapper, #storybook-docs, [data-live-announcer]'
  const { lang } = document.documentElement
  const isOurs = (element: Element) =>
    !element.closest(others) && (element.closest('[lang]')?.getAttribute('lang') ?? lang) === lang
  const named = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'alt',
    'title',
    'placeholder',
  ]
  const texts = [...document.body.querySelectorAll('*')].filter(isOurs).flatMap((element) => [
    // An address that may break is one text.
    ...(element.querySelector(':scope > wbr')
      ? [element.textContent]
      : [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map((node) => node.textContent)),
    ...named.map((name) => element.getAttribute(name)),
  ])
  return [...new Set(texts.map((text) => text?.trim().replaceAll(/\s+/g, ' ') ?? ''))].filter(Boolean)
}

/** Texts in form fields, sent to the page unchanged. Values of checkboxes and options are skipped: nobody reads them. */
export function valuesInPage() {
  const unread = '[type=password], [type=hidden], [type=checkbox], [type=radio]'
  const fields = document.querySelectorAll<HTMLInputElement>(`textarea, input:not(${unread})`)
  return [...fields].filter((field) => !field.closest('[hidden]')).map(({ value }) => value)
}

/** The components' own words in a language. */
const wordsAt = (index: number) =>
  Object.values(allMessages).flatMap((words) =>
    Object.values(words).map((word: readonly string[]) => word[index] ?? ''),
  )

/** A text without what stands around its words. */
const bare = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/^[^\p{L}{]+|[^\p{L}}]+$/gu, '')

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The sentence with anything in its places. */
const patternOf = (sentence: string) =>
  new RegExp(
    `^${bare(sentence)
      .split(/\{\w+\}/)
      .map(escaped)
      .join('.+')}$`,
  )

/** Takes names out of a text; a list of them is cut where it does not fit. */
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
 * Returns the texts of a story that are still English in a language with translations. Equal texts and names are
 * allowed, and so are texts left by an interaction, which aren't translated again.
 */
export function foreignTexts(locale: string, read: (locale: string) => StoryTexts) {
  const index = PLACES[locale]
  if (index === undefined) return undefined
  const { samples, names } = read(locale)
  const all = [...wordsAt(index), ...Object.values(samples), ...THEIRS]
  const said = new Set(all.map(bare))
  const patterns = all.filter((text) => /\{\w+\}/.test(text)).map(patternOf)
  const withoutNames = nameless(names)
  const isSaid = (text: string) => text === '' || said.has(text)
  const isCommon = (text: string) =>
    isSaid(bare(text)) || isSaid(bare(withoutNames(text))) || patterns.some((pattern) => pattern.test(text))
  const isEnglish = (text: string) => (samples[text] ?? text) !== text
  return (texts: readonly string[], english: readonly string[], values: readonly string[]) => [
    ...texts.filter((text) => english.includes(text) && !isCommon(text)),
    ...values.filter(isEnglish),
  ]
}
