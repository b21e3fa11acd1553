import { ElementType, parseDocument } from 'htmlparser2'
import type { ReactNode, Ref } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { Heading } from '../Heading/Heading.tsx'
import { Link } from '../Link/Link.tsx'
import * as styles from './Article.css.ts'

export interface ArticleProps extends DOMProps {
  /** Prose as HTML: headings from the second level on, paragraphs, lists, quotations, links, code. */
  html: string
  /** The text's language where it differs from the page's, a BCP 47 tag. */
  lang?: string
  ref?: Ref<HTMLDivElement>
}

type Node = ReturnType<typeof parseDocument>['childNodes'][number]
type Element = Extract<Node, { attribs: object }>

/** What these hold is no text to be read. */
const DROPPED = new Set(['script', 'style', 'template', 'title', 'textarea', 'iframe', 'object', 'noscript', 'select'])
const SAFE_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])

function hrefOf({ attribs }: Element): string | null {
  const { href } = attribs
  if (href === undefined) return null
  const base = 'https://relative.invalid'
  return URL.canParse(href, base) && SAFE_SCHEMES.has(new URL(href, base).protocol) ? href : null
}

/** Makes an element of those that prose may have; of any other its content stays. Attributes are never taken over. */
function elementOf(element: Element, key: number): ReactNode {
  const children = nodesOf(element.children)
  switch (element.name) {
    case 'h2':
    case 'h3':
    case 'h4': {
      const level = element.name === 'h2' ? 2 : element.name === 'h3' ? 3 : 4
      return (
        <div key={key} className={styles.heading}>
          <Heading level={level}>{children}</Heading>
        </div>
      )
    }
    case 'a': {
      const href = hrefOf(element)
      if (href === null) return children
      return (
        <Link key={key} href={href}>
          {children}
        </Link>
      )
    }
    case 'p':
      return (
        <p key={key} className={styles.block}>
          {children}
        </p>
      )
    case 'ul':
    case 'ol': {
      const List = element.name
      return (
        <List key={key} className={styles.list}>
          {children}
        </List>
      )
    }
    case 'blockquote':
      return (
        <blockquote key={key} className={styles.quotation}>
          {children}
        </blockquote>
      )
    case 'pre':
      return (
        <pre key={key} className={styles.code}>
          {children}
        </pre>
      )
    case 'li':
    case 'strong':
    case 'em':
    case 'code': {
      const Tag = element.name
      return <Tag key={key}>{children}</Tag>
    }
    case 'br':
      return <br key={key} />
    default:
      return DROPPED.has(element.name) ? null : children
  }
}

function nodesOf(nodes: readonly Node[]): ReactNode[] {
  return nodes.map((node, index) => {
    if ('attribs' in node) return elementOf(node, index)
    return node.type === ElementType.Text ? node.data : null
  })
}

/** Shows prose that came as HTML: elements are made of what it may have, none of its markup is ever run. */
export function Article({ html, lang, ref, ...rest }: ArticleProps) {
  return (
    // Other prose is another element: a translated page keeps texts that stand beside elements.
    <div key={html} {...domProps(rest)} ref={ref} lang={lang} className={styles.article}>
      {nodesOf(parseDocument(html).childNodes)}
    </div>
  )
}

export default Article
