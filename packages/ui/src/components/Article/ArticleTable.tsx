'use client'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import * as styles from './Article.css.ts'
import { ScrollBox } from './ScrollBox.tsx'
import { articleMessages } from './messages.ts'

interface ArticleTableProps {
  /** The name of the scrolling region; 'Table' in the reader's language by default. */
  name: string | undefined
  children: ReactNode
}

/** A table that scrolls sideways if it is wider than its container. */
export function ArticleTable({ name, children }: ArticleTableProps) {
  const messages = useMessages(articleMessages)
  return (
    <ScrollBox name={name ?? messages.table} className={styles.scroller}>
      <table className={styles.table}>{children}</table>
    </ScrollBox>
  )
}
