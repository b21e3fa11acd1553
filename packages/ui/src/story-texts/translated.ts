import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { type Catalog, storyLanguage } from './translate.ts'

/** Props that identify something for code, whatever their value. */
const NAMES = new Set(['id', 'key', 'href', 'name', 'type'])

/** Values of props, such as 'small', are text only between tags. */
const isText = (text: string, name: string) => name === 'children' || /^\P{Ll}|\s/u.test(text)

/** Translations by language. The object is stable, so that nothing renders again. */
const cache = new Map<string, WeakMap<object, unknown>>()

/** Returns a story's element, or a part of it, with all its texts in the story language. */
export function translated<Value>(value: Value): Value {
  const { language, catalog } = storyLanguage()
  if (!catalog) return value
  const known = cache.get(language) ?? new WeakMap<object, unknown>()
  cache.set(language, known)
  return translate(value, 'children', catalog, known) as Value
}

function translate(value: unknown, name: string, catalog: Catalog, known: WeakMap<object, unknown>): unknown {
  if (typeof value === 'string') return isText(value, name) ? textIn(catalog, value) : value
  if (typeof value !== 'object' || value === null || !isPlain(value) || isCode(value)) return value
  if (known.has(value)) return known.get(value)
  // The value can contain itself.
  known.set(value, value)
  const inner = (part: unknown, own: string) => (NAMES.has(own) ? part : translate(part, own, catalog, known))
  const result = isValidElement<object>(value)
    ? ofElement(value, inner)
    : Array.isArray(value)
      ? ofList(value, (part) => inner(part, name))
      : ofParts(value, inner)
  known.set(value, result)
  return result
}

/** Sentences with emphasis are translated in pieces, each with the spaces around it. */
function textIn(catalog: Catalog, text: string) {
  const trimmed = text.trim()
  const translation = catalog[trimmed]
  return translation === undefined ? text : text.replace(trimmed, () => translation)
}

const isPlain = (value: object) =>
  isValidElement(value) || Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype

/** Code is the same in every language. */
const isCode = (value: object) => isValidElement(value) && value.type === 'code'

type Inner = (part: unknown, name: string) => unknown

function ofList(list: unknown[], inner: (part: unknown) => unknown) {
  const parts = list.map(inner)
  return parts.every((part, index) => part === list[index]) ? list : parts
}

function ofParts(value: object, inner: Inner): object {
  const parts = Object.entries(value).map(([name, part]) => [name, part, inner(part, name)] as const)
  if (parts.every(([, part, other]) => part === other)) return value
  return Object.fromEntries(parts.map(([name, , other]) => [name, other]))
}

function ofElement(element: ReactElement<{ children?: ReactNode }>, inner: Inner) {
  const { children, ...others } = element.props
  const props = ofParts(others, inner)
  const content = inner(children, 'children') as ReactNode
  if (props === others && content === children) return element
  if (content === undefined) return cloneElement(element, props)
  // As separate arguments, children of a sentence need no keys.
  return Array.isArray(content) ? cloneElement(element, props, ...content) : cloneElement(element, props, content)
}
