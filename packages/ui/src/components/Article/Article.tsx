import type { Ref } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import * as styles from './Article.css.ts'
import { nodesOf } from './elements.tsx'
import { parseHtml } from './html.ts'
import { outlineOf } from './outline.ts'
import { isOwnPath } from './picture.ts'

export { type ArticleHeading, headingsOf } from './outline.ts'

export interface ArticleProps extends DOMProps {
  /** Prose as HTML: headings from the second level on, paragraphs, lists, quotations, links, code, tables, images. */
  html: string
  /** The BCP 47 tag of the text's language, if it differs from the page's. */
  lang?: string
  /** Gives headings the ids that `headingsOf` returns, and each a link to itself. */
  hasHeadingLinks?: boolean
  /**
   * Decides by the address whether an image loads. It is called for paths and https only; by default only paths load.
   */
  isImageAllowed?: (src: string) => boolean
  ref?: Ref<HTMLDivElement>
}

/** Renders an HTML string as prose: it creates only allowed elements and never runs the markup. */
export function Article({
  html,
  lang,
  hasHeadingLinks = false,
  isImageAllowed = isOwnPath,
  ref,
  ...rest
}: ArticleProps) {
  const nodes = parseHtml(html)
  return (
    // New prose gets a new element, because page translators keep text nodes beside elements.
    <div key={html} {...domProps(rest)} ref={ref} lang={lang} className={styles.article}>
      {nodesOf(nodes, { outline: outlineOf(nodes), hasHeadingLinks, isImageAllowed })}
    </div>
  )
}

export default Article
