'use client'
import type { ReactNode, Ref } from 'react'
import { Link as AriaLink } from 'react-aria-components/Link'
import type { DOMProps } from '../../internal/dom-props.ts'
import { NewTabHint } from '../../internal/new-tab-hint.tsx'
import { wordsBeside } from '../../internal/own-text.tsx'
import * as styles from '../Button/Button.css.ts'
import type { ButtonStyleProps } from '../Button/button-styles.ts'

export interface ButtonLinkProps extends ButtonStyleProps, DOMProps {
  href: string
  target?: '_blank' | '_self'
  /** Whether the link downloads a file, which the server names, instead of opening a page. */
  download?: boolean
  onPress?: () => void
  onHoverStart?: () => void
  autoFocus?: boolean
  'aria-label'?: string
  'aria-labelledby'?: string
  children: ReactNode
  ref?: Ref<HTMLAnchorElement>
}

/** A link that looks like a button, for a next step on another page. */
export function ButtonLink({
  variant = 'secondary',
  size = 'medium',
  icon,
  fullWidth = false,
  target,
  download = false,
  onPress,
  onHoverStart,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <AriaLink
      {...rest}
      target={target}
      download={download || undefined}
      rel={target === '_blank' ? 'noopener' : undefined}
      onPress={() => onPress?.()}
      onHoverStart={() => onHoverStart?.()}
      className={styles.button({ variant, size, fullWidth })}
    >
      <span className={styles.content}>{wordsBeside(icon, children, target === '_blank' && <NewTabHint />)}</span>
    </AriaLink>
  )
}
