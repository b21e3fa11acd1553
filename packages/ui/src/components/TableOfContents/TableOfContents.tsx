'use client'
import { type Ref, useState } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { useMessages } from '../../messages/use-messages.ts'
import * as styles from './TableOfContents.css.ts'
import { useCurrentHeading } from './use-current-heading.ts'
import { tableOfContentsMessages } from './messages.ts'

/** A heading of the page. */
export interface TableOfContentsItem {
  /** The id of the heading's element. */
  id: string
  /** The level in the page's outline; a deeper heading is nested in the one before it. */
  level: number
  text: string
}

export interface TableOfContentsProps extends DOMProps {
  /** The headings in order, as `headingsOf` of '@tessera/ui/article' returns them. */
  items: readonly TableOfContentsItem[]
  /** The BCP 47 tag of the headings' language, if it differs from the page's. */
  lang?: string
  /** The name of the navigation; 'On this page' in the reader's language by default. */
  'aria-label'?: string
  ref?: Ref<HTMLElement>
}

interface Branch {
  item: TableOfContentsItem
  below: Branch[]
}

/** Groups each heading with the deeper ones that follow it. */
function branchesOf(items: readonly TableOfContentsItem[]) {
  const top: Branch[] = []
  const open: Branch[] = []
  for (const item of items) {
    while ((open.at(-1)?.item.level ?? -Infinity) >= item.level) open.pop()
    const branch = { item, below: [] }
    const siblings = open.at(-1)?.below ?? top
    siblings.push(branch)
    open.push(branch)
  }
  return top
}

interface ListProps {
  branches: readonly Branch[]
  current: string | undefined
  onFollow: (id: string) => void
}

const List = ({ branches, current, onFollow }: ListProps) => (
  <ul className={styles.list}>
    {branches.map(({ item: { id, text }, below }) => (
      <li key={id}>
        {/* A plain link, because the router is not needed within the page. */}
        <a
          href={`#${id}`}
          aria-current={id === current ? 'location' : undefined}
          className={styles.link}
          onClick={() => onFollow(id)}
        >
          {text}
        </a>
        {below.length > 0 && <List branches={below} current={current} onFollow={onFollow} />}
      </li>
    ))}
  </ul>
)

/** The headings of a page as links; it marks the one that the user is reading. */
export function TableOfContents({ items, lang, 'aria-label': label, ref, ...rest }: TableOfContentsProps) {
  const messages = useMessages(tableOfContentsMessages)
  const [chosen, setChosen] = useState<string>()
  const current = useCurrentHeading(
    items.map(({ id }) => id),
    chosen,
  )
  return (
    <nav {...domProps(rest)} ref={ref} aria-label={label ?? messages.onThisPage} className={styles.contents}>
      <div lang={lang}>
        <List branches={branchesOf(items)} current={current} onFollow={setChosen} />
      </div>
    </nav>
  )
}
