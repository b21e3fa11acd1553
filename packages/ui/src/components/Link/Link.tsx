'use client'
import type { ReactNode, Ref } from 'react'
import { Link as AriaLink } from 'react-aria-components/Link'
import type { DOMProps } from '../../internal/dom-props.ts'
import { NewTabHint } from '../../internal/new-tab-hint.tsx'
import { wordsBeside } from '../../internal/own-text.tsx'
import type { Tone } from '../../theme/themes.ts'
import * as styles from './Link.css.ts'

export interface LinkProps extends DOMProps {
  href: string
  target?: '_blank' | '_self'
  /** 'inline' within a sentence, always underlined; 'standalone' by itself. */
  variant?: 'inline' | 'standalone'
  /** Whether the link downloads a file, which the server names, instead of opening a page. */
  download?: boolean
  tone?: Extract<Tone, 'brand'> | 'muted' | 'inherit'
  onPress?: () => void
  lang?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  /** Marks the link to the current page. */
  'aria-current'?: 'page'
  children: ReactNode
  ref?: Ref<HTMLAnchorElement>
}

/** A link to another page or place; a new tab is announced. */
export function Link({
  variant = 'inline',
  tone = 'brand',
  target,
  download = false,
  onPress,
  children,
  ...rest
}: LinkProps) {
  return (
    <AriaLink
      {...rest}
      target={target}
      download={download || undefined}
      rel={target === '_blank' ? 'noopener' : undefined}
      onPress={() => onPress?.()}
      className={styles.link({ variant, tone })}
    >
      {wordsBeside(null, children, target === '_blank' && <NewTabHint />)}
    </AriaLink>
  )
}
