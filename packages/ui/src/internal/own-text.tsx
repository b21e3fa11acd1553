import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

/*
 * A browser that translates a page replaces its text nodes. What React wrote beside another node then stays as it was once
 * it changes, and breaks the page once it goes. The text of a whole element is written anew, and an element goes with all
 * that is in it: so text that may change has an element of its own, or its element goes with it.
 */

const isText = (node: ReactNode) => typeof node === 'string' || typeof node === 'number'
const isFragment = (node: ReactNode): node is ReactElement<{ children?: ReactNode }> =>
  isValidElement(node) && node.type === Fragment

/** The parts that React draws beside one another, those of fragments too. */
const partsOf = (children: ReactNode): ReactNode[] =>
  Children.toArray(children).flatMap((part) => (isFragment(part) ? partsOf(part.props.children) : [part]))

/** Words that are all of an element, as one text; anything else as it is. */
export function oneText(children: ReactNode): ReactNode {
  const parts = partsOf(children)
  return parts.length > 0 && parts.every(isText) ? parts.join('') : children
}

/** A key for an element in which words stand beside elements: it is another one once its words change. */
export function keyOfText(children: ReactNode): string | undefined {
  const parts = partsOf(children)
  if (parts.every(isText) || !parts.some(isText)) return undefined
  return parts.map((part) => (isText(part) ? String(part) : '\u0000')).join('\u0001')
}

/** A text in an element of its own, without the spaces around it, which are no words of the element's name. */
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

/** All that an element holds: words alone as one text, words beside elements each in an element of its own. */
export function wrapTexts(children: ReactNode): ReactNode {
  const text = oneText(children)
  if (isText(text)) return text
  // Without any text too: an element keeps its key, and so its state, once a text appears beside it.
  return Children.map(children, (child) => {
    if (isText(child)) return wrapText(String(child))
    return isFragment(child) ? <Fragment>{besideOthers(child.props.children)}</Fragment> : child
  })
}

/** A part of what an element holds, its words in an element of their own. */
export function besideOthers(children: ReactNode): ReactNode {
  const own = wrapTexts(children)
  return isText(own) && own !== '' ? <span>{own}</span> : own
}

/** Words with a drawing before them or a hint after them, or all alone. */
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
