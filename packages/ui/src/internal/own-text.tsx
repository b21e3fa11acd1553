import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

/*
 * A browser that translates a page replaces its text nodes. React then cannot update a text that is beside another node: the
 * old one stays, and removing it throws. It can replace the text of a whole element, and remove an element with all that is
 * in it. So a text that can change has an element of its own, or its element is replaced with it.
 */

const isText = (node: ReactNode) => typeof node === 'string' || typeof node === 'number'
const isFragment = (node: ReactNode): node is ReactElement<{ children?: ReactNode }> =>
  isValidElement(node) && node.type === Fragment

/** The children that React renders side by side, those of fragments included. */
const partsOf = (children: ReactNode): ReactNode[] =>
  Children.toArray(children).flatMap((part) => (isFragment(part) ? partsOf(part.props.children) : [part]))

/** The children as one text where they are only text; anything else unchanged. */
export function oneText(children: ReactNode): ReactNode {
  const parts = partsOf(children)
  return parts.length > 0 && parts.every(isText) ? parts.join('') : children
}

/** A key for an element with text beside elements: it changes with the text, so that React replaces the element. */
export function keyOfText(children: ReactNode): string | undefined {
  const parts = partsOf(children)
  if (parts.every(isText) || !parts.some(isText)) return undefined
  return parts.map((part) => (isText(part) ? String(part) : '\u0000')).join('\u0001')
}

/** A text in an element of its own; the spaces around it stay outside, as they are no part of an accessible name. */
function wrapText(text: string) {
  const words = text.trim()
  if (words === '') return text
  const start = text.indexOf(words)
  return (
    <>
      {text.slice(0, start)}
      <span>{words}</span>
      {text.slice(start + words.length)}
    </>
  )
}

/** For all children of an element: only text is one text, each text beside elements has an element of its own. */
export function wrapTexts(children: ReactNode): ReactNode {
  const text = oneText(children)
  if (isText(text)) return text
  // Without any text too: an element keeps its key, and so its state, once a text appears beside it.
  return Children.map(children, (child) => {
    if (isText(child)) return wrapText(String(child))
    return isFragment(child) ? <Fragment>{besideOthers(child.props.children)}</Fragment> : child
  })
}

/** For some of an element's children: each text has an element of its own. */
export function besideOthers(children: ReactNode): ReactNode {
  const own = wrapTexts(children)
  return isText(own) && own !== '' ? <span>{own}</span> : own
}

/** Text with an icon before it or a hint after it, if there is one. */
export const wordsBeside = (before: ReactNode, children: ReactNode, after?: ReactNode) =>
  before || after ? (
    <>
      {besideOthers(before)}
      {besideOthers(children)}
      {after}
    </>
  ) : (
    wrapTexts(children)
  )
