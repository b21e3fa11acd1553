'use client'
import { type CSSProperties, type HTMLAttributes, type ReactNode, type Ref, use, useId } from 'react'
import { NonceContext } from './nonce.ts'
import { useIsClient } from './use-is-client.ts'

/** Characters that could end the rule and start another. */
const breaksRule = /[;{}<>\\]/

const propertyName = (name: string) =>
  name.startsWith('--') ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const declarations = (style: CSSProperties) =>
  Object.entries<string | undefined>(style as Record<string, string>)
    .filter(([, value]) => value !== undefined && !breaksRule.test(value))
    .map(([name, value]) => `${propertyName(name)}:${value}`)
    .join(';')

interface ServerStylesheet {
  /** Whether the style element contains the values; otherwise they belong in the elements' own `style`. */
  isServed: boolean
  /** Attributes of the element that the rules apply to. */
  mark: { 'data-server-style'?: string }
  /** The style element, beside that element or inside it; `null` in a browser. */
  stylesheet: ReactNode
}

/**
 * Puts styles of a server's HTML into a style element: a strict policy drops style attributes, and React does not set
 * them again during hydration. Each value has its unit. The keys of `rules` are selectors from the marked element on;
 * '' is that element.
 */
export function useServerStylesheet(
  rules: () => Readonly<Record<string, CSSProperties | undefined>>,
): ServerStylesheet {
  const id = useId()
  const nonce = use(NonceContext)
  if (useIsClient()) return { isServed: false, mark: {}, stylesheet: null }
  // The id in `:is()` gives the rule more specificity than classes, like a style attribute.
  const marked = `:is([data-server-style="${id}"],#_)`
  const css = Object.entries(rules())
    .map(([selector, style = {}]) => [selector, declarations(style)])
    .filter(([, body]) => body)
    .map(([selector, body]) => `${marked}${selector}{${body}}`)
    .join('')
  return {
    isServed: true,
    mark: { 'data-server-style': id },
    stylesheet: css ? <style nonce={nonce}>{css}</style> : null,
  }
}

interface StyledBoxProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement> | undefined
}

/** A `div` whose style also works in a server's HTML under a strict policy; each value has its unit. */
export function StyledBox({ style, children, ...rest }: StyledBoxProps) {
  const { isServed, mark, stylesheet } = useServerStylesheet(() => ({ '': style }))
  return (
    <div {...rest} {...mark} style={isServed ? undefined : style}>
      {stylesheet}
      {children}
    </div>
  )
}
