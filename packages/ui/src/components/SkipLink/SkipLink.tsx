'use client'
import type { Ref } from 'react'
import { useWords } from '../../messages/words.ts'
import * as styles from './SkipLink.css.ts'
import { skipLinkWords } from './words.ts'

export interface SkipLinkProps {
  /** Id of the main content. */
  targetId?: string
  ref?: Ref<HTMLAnchorElement>
}

/** The first stop of the Tab key: leads past the header. */
export function SkipLink({ targetId = 'main', ref }: SkipLinkProps) {
  return (
    <a ref={ref} href={`#${targetId}`} className={styles.skipLink}>
      {useWords(skipLinkWords).skipToContent}
    </a>
  )
}
