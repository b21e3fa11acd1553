import { Fragment, type ReactNode } from 'react'
import { Divider } from '../Divider/Divider.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Link } from '../Link/Link.tsx'
import * as styles from './Article.css.ts'
import { ArticleFigure } from './ArticleFigure.tsx'
import { HeadingLink } from './HeadingLink.tsx'
import { altOf, dataOf, type HtmlElement, type HtmlNode, isDropped, isElement, textOf } from './html.ts'
import { levelOf, type Outline } from './outline.ts'
import { pictureOf } from './picture.ts'
import { tableOf } from './table.tsx'

/** The settings that all elements of an article share. */
export interface Prose {
  outline: Outline
  hasHeadingLinks: boolean
  isImageAllowed: (src: string) => boolean
  /** Within a line of text, an image is only its alternative text. */
  isInline?: boolean
}

const SAFE_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])

function hrefOf({ attribs }: HtmlElement): string | null {
  const { href } = attribs
  if (href === undefined) return null
  const base = 'https://relative.invalid'
  return URL.canParse(href, base) && SAFE_SCHEMES.has(new URL(href, base).protocol) ? href : null
}

function heading(element: HtmlElement, key: number, level: 2 | 3 | 4, prose: Prose) {
  const { id, text } = (prose.hasHeadingLinks && prose.outline.headings.get(element)) || {}
  return (
    <div key={key} className={id === undefined ? styles.heading : styles.linkedHeading}>
      <Heading id={id} level={level}>
        {nodesOf(element.children, { ...prose, isInline: true })}
      </Heading>
      {id !== undefined && text !== undefined && <HeadingLink id={id} title={text} />}
    </div>
  )
}

function image(element: HtmlElement, key: number, prose: Prose) {
  const alt = altOf(element)
  if (prose.isInline) return alt
  const picture = pictureOf(element, prose.isImageAllowed)
  if (!picture) {
    return (
      alt && (
        <p key={key} className={styles.block}>
          {alt}
        </p>
      )
    )
  }
  const title = element.attribs['title']?.trim()
  return <ArticleFigure key={key} picture={picture} alt={alt} caption={title || undefined} />
}

/** A paragraph. Its images become figures between its parts, because HTML allows no figures inside a paragraph. */
function paragraph({ children }: HtmlElement, key: number, prose: Prose) {
  const isFigure = (node: HtmlNode) =>
    isElement(node) && node.name === 'img' && !prose.isInline && pictureOf(node, prose.isImageAllowed) !== undefined
  const parts: HtmlNode[][] = []
  for (const child of children) {
    const last = parts.at(-1)
    const [first] = last ?? []
    if (last && first && !isFigure(child) && !isFigure(first)) last.push(child)
    else parts.push([child])
  }
  const part = (nodes: HtmlNode[], index: number) => (
    <p key={index} className={styles.block}>
      {nodesOf(nodes, { ...prose, isInline: true })}
    </p>
  )
  if (parts.length < 2 && !children.some(isFigure)) return part(children, key)
  return (
    <Fragment key={key}>
      {parts.map((nodes, index) => {
        if (nodes.some(isFigure)) return nodesOf(nodes, prose)
        return textOf(nodes) && part(nodes, index)
      })}
    </Fragment>
  )
}

/** Creates an allowed element of prose, without its attributes. For any other element, only its content remains. */
function elementOf(element: HtmlElement, key: number, prose: Prose): ReactNode {
  const { name } = element
  const level = levelOf(element)
  if (level) return heading(element, key, level, prose)
  const children = () => nodesOf(element.children, prose)
  const line = () => nodesOf(element.children, { ...prose, isInline: true })
  switch (name) {
    case 'a': {
      const href = hrefOf(element)
      if (href === null) return children()
      return (
        <Link key={key} href={href}>
          {line()}
        </Link>
      )
    }
    case 'p':
      return paragraph(element, key, prose)
    case 'ul':
    case 'ol': {
      const List = name
      return (
        <List key={key} className={styles.list}>
          {children()}
        </List>
      )
    }
    case 'blockquote':
      return (
        <blockquote key={key} className={styles.quotation}>
          {children()}
        </blockquote>
      )
    case 'pre':
      return (
        <pre key={key} className={styles.code}>
          {line()}
        </pre>
      )
    case 'table':
      return tableOf(element, key, prose.outline.tableNames.get(element), ({ children }, isInline) =>
        nodesOf(children, { ...prose, isInline }),
      )
    case 'hr':
      return (
        <div key={key} className={styles.divider}>
          <Divider />
        </div>
      )
    case 'img':
      return image(element, key, prose)
    case 'li':
      return <li key={key}>{children()}</li>
    case 'strong':
    case 'em':
    case 'code': {
      const Tag = name
      return <Tag key={key}>{line()}</Tag>
    }
    case 'br':
      return <br key={key} />
    default:
      return isDropped(element) ? null : children()
  }
}

/** Renders the parsed HTML of an article. */
export const nodesOf = (nodes: readonly HtmlNode[], prose: Prose): ReactNode[] =>
  nodes.map((node, index) => (isElement(node) ? elementOf(node, index, prose) : (dataOf(node) ?? null)))
