'use client'
import type { ReactNode } from 'react'
import { useWords } from '../../messages/words.ts'
import * as styles from './Article.css.ts'
import { ScrollBox } from './ScrollBox.tsx'
import { articleWords } from './words.ts'

interface ArticleTableProps {
  /** Names the region that scrolls; 'Table' in the reader's language by default. */
  name: string | undefined
  children: ReactNode
}

/** A table that scrolls sideways where it is wider than its place. */
export function ArticleTable({ name, children }: ArticleTableProps) {
  const words = useWords(articleWords)
  return (
    <ScrollBox name={name ?? words.table} className={styles.scroller}>
      <table className={styles.table}>{children}</table>
    </ScrollBox>
  )
}
