'use client'
import { type CSSProperties, type HTMLAttributes, type ReactNode, type Ref, use, useId } from 'react'
import { NonceContext } from './nonce.ts'
import { useInBrowser } from './use-in-browser.ts'

/** Such a value would end its rule and begin another. */
const breaksRule = /[;{}<>\\]/

const propertyName = (name: string) =>
  name.startsWith('--') ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const declarations = (style: CSSProperties) =>
  Object.entries<string | undefined>(style as Record<string, string>)
    .filter(([, value]) => value !== undefined && !breaksRule.test(value))
    .map(([name, value]) => `${propertyName(name)}:${value}`)
    .join(';')

interface ServerSheet {
  /** Whether the sheet holds the values; otherwise they are for the elements' own `style`. */
  isServed: boolean
  /** For the element that the sheet is about. */
  mark: { 'data-server-style'?: string }
  /** Beside or in that element; `null` once a browser draws. */
  sheet: ReactNode
}

/**
 * Styles, each value with its unit, for the HTML of a server, in a style element: a strict policy drops style attributes there, and React does
 * not write them again when it hydrates. `rules` has a selector for each, from the marked element on ('' is that element).
 */
export function useServerSheet(rules: () => Readonly<Record<string, CSSProperties | undefined>>): ServerSheet {
  const id = useId()
  const nonce = use(NonceContext)
  if (useInBrowser()) return { isServed: false, mark: {}, sheet: null }
  // An id's weight stands for that of a style attribute, which wins over classes.
  const marked = `:is([data-server-style="${id}"],#_)`
  const css = Object.entries(rules())
    .map(([selector, style = {}]) => [selector, declarations(style)])
    .filter(([, body]) => body)
    .map(([selector, body]) => `${marked}${selector}{${body}}`)
    .join('')
  return {
    isServed: true,
    mark: { 'data-server-style': id },
    sheet: css ? <style nonce={nonce}>{css}</style> : null,
  }
}

interface StyledBoxProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement> | undefined
}

/** A `div` whose style, each value with its unit, holds under a strict policy too. */
export function StyledBox({ style, children, ...rest }: StyledBoxProps) {
  const { isServed, mark, sheet } = useServerSheet(() => ({ '': style }))
  return (
    <div {...rest} {...mark} style={isServed ? undefined : style}>
      {sheet}
      {children}
    </div>
  )
}
