'use client'
import type { Ref } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { useMessages } from '../../messages/use-messages.ts'
import * as styles from './SkipLink.css.ts'
import { skipLinkMessages } from './messages.ts'

export interface SkipLinkProps extends DOMProps {
  /** Id of the main content. */
  targetId?: string
  ref?: Ref<HTMLAnchorElement>
}

/** A link that skips the header; it is the first Tab stop. */
export function SkipLink({ targetId = 'main', ref, ...rest }: SkipLinkProps) {
  return (
    <a {...domProps(rest)} ref={ref} href={`#${targetId}`} className={styles.skipLink}>
      {useMessages(skipLinkMessages).skipToContent}
    </a>
  )
}
