'use client'
import type { ReactNode, Ref } from 'react'
import { Link as AriaLink } from 'react-aria-components/Link'
import { NewTabHint } from '../../internal/new-tab-hint.tsx'
import * as styles from './Link.css.ts'

export interface LinkProps {
  href: string
  target?: '_blank' | '_self'
  /** 'inline' within a sentence, always underlined; 'standalone' on its own. */
  variant?: 'inline' | 'standalone'
  tone?: 'brand' | 'muted' | 'current'
  onPress?: () => void
  id?: string
  lang?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
  'aria-current'?: 'page'
  children: ReactNode
  ref?: Ref<HTMLAnchorElement>
}

/** Leads to another page or place; a new tab is announced. */
export function Link({ variant = 'inline', tone = 'brand', target, onPress, children, ...rest }: LinkProps) {
  return (
    <AriaLink
      {...rest}
      target={target}
      rel={target === '_blank' ? 'noopener' : undefined}
      onPress={() => onPress?.()}
      className={styles.link({ variant, tone })}
    >
      {children}
      {target === '_blank' && <NewTabHint />}
    </AriaLink>
  )
}
