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
  /** The text's language where it differs from the page's, a BCP 47 tag. */
  lang?: string
  /** Gives headings the ids that `headingsOf` lists, and each a link to itself. */
  hasHeadingLinks?: boolean
  /** Decides by its address whether an image is loaded; asked about paths and https only, and by default only paths are. */
  isImageAllowed?: (src: string) => boolean
  ref?: Ref<HTMLDivElement>
}

/** Shows prose that came as HTML: elements are made of what it may have, none of its markup is ever run. */
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
    // Other prose is a new element: page translators keep text nodes beside elements.
    <div key={html} {...domProps(rest)} ref={ref} lang={lang} className={styles.article}>
      {nodesOf(nodes, { outline: outlineOf(nodes), hasHeadingLinks, isImageAllowed })}
    </div>
  )
}

export default Article
