import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

/*
 * Page translators in browsers replace text nodes. React then cannot update a text beside another node: the old text
 * stays, and removing it throws. React can still replace the text of a whole element, and remove an element with its
 * content. So changing text has its own element, or its element is replaced with it.
 */

const isText = (node: ReactNode) => typeof node === 'string' || typeof node === 'number'
const isFragment = (node: ReactNode): node is ReactElement<{ children?: ReactNode }> =>
  isValidElement(node) && node.type === Fragment

/** Returns the children that React renders side by side, including those of fragments. */
const partsOf = (children: ReactNode): ReactNode[] =>
  Children.toArray(children).flatMap((part) => (isFragment(part) ? partsOf(part.props.children) : [part]))

/** Joins children into one text if they are only text; returns anything else unchanged. */
export function oneText(children: ReactNode): ReactNode {
  const parts = partsOf(children)
  return parts.length > 0 && parts.every(isText) ? parts.join('') : children
}

/**
 * Returns a key for an element with text beside elements: it changes with the text, so that React replaces the element.
 */
export function keyOfText(children: ReactNode): string | undefined {
  const parts = partsOf(children)
  if (parts.every(isText) || !parts.some(isText)) return undefined
  return parts.map((part) => (isText(part) ? String(part) : '\u0000')).join('\u0001')
}

/**
 * Wraps a text in its own element; surrounding spaces stay outside, because they are not part of an accessible name.
 */
function wrapText(text: string) {
  const trimmed = text.trim()
  if (trimmed === '') return text
  const start = text.indexOf(trimmed)
  return (
    <>
      {text.slice(0, start)}
      <span>{trimmed}</span>
      {text.slice(start + trimmed.length)}
    </>
  )
}

/**
 * Wraps all children of an element. If they are only text, they become one text; otherwise each text gets its own
 * element.
 */
export function wrapTexts(children: ReactNode): ReactNode {
  const text = oneText(children)
  if (isText(text)) return text
  // Runs even if there is no text: an element keeps its key, and so its state, when text appears beside it.
  return Children.map(children, (child) => {
    if (isText(child)) return wrapText(String(child))
    return isFragment(child) ? <Fragment>{wrapOwnText(child.props.children)}</Fragment> : child
  })
}

/** Wraps some of an element's children: each text gets its own element. */
export function wrapOwnText(children: ReactNode): ReactNode {
  const own = wrapTexts(children)
  return isText(own) && own !== '' ? <span>{own}</span> : own
}

/** Text with an optional icon before it and an optional hint after it. */
export const wordsBeside = (before: ReactNode, children: ReactNode, after?: ReactNode) =>
  before || after ? (
    <>
      {wrapOwnText(before)}
      {wrapOwnText(children)}
      {after}
    </>
  ) : (
    wrapTexts(children)
  )
