'use client'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import type { ReactNode, Ref } from 'react'
import { Link } from 'react-aria-components/Link'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { Icon } from '../../internal/icon.tsx'
import { NewTabHint } from '../../internal/new-tab-hint.tsx'
import { wordsBeside, wrapTexts } from '../../internal/own-text.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Mosaic } from '../Mosaic/Mosaic.tsx'
import * as styles from './LinkTile.css.ts'

export interface LinkTileProps extends DOMProps {
  title: ReactNode
  description?: ReactNode
  href: string
  target?: '_blank' | '_self'
  /** The pattern of its mark, see Mosaic. */
  mosaic?: string
  /** An icon in place of the mark, hidden from assistive technology. */
  icon?: ReactNode
  headingLevel?: 2 | 3 | 4
  onPress?: () => void
  ref?: Ref<HTMLElement>
}

/** A tile that links to another page; the user can press anywhere on it. */
export function LinkTile({
  title,
  description,
  href,
  target,
  mosaic,
  icon,
  headingLevel = 3,
  onPress,
  ref,
  ...rest
}: LinkTileProps) {
  const opensNewTab = target === '_blank'
  return (
    <article {...domProps(rest)} ref={ref} className={styles.tile}>
      {(icon || mosaic) && (
        <span className={styles.mark}>{wrapTexts(icon) ?? <Mosaic pattern={mosaic ?? ''} size="small" />}</span>
      )}
      <div className={styles.texts}>
        <Heading level={headingLevel} size="small">
          <Link
            href={href}
            target={target}
            rel={opensNewTab ? 'noopener' : undefined}
            className={styles.link}
            onPress={() => onPress?.()}
          >
            {wordsBeside(null, title, opensNewTab && <NewTabHint />)}
          </Link>
        </Heading>
        {description && <p className={styles.description}>{wrapTexts(description)}</p>}
      </div>
      <span className={styles.arrow}>
        <Icon of={opensNewTab ? ArrowUpRight : ArrowRight} />
      </span>
    </article>
  )
}
