'use client'
import { type ReactNode, type Ref, useId, useState } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { wrapTexts } from '../../internal/own-text.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Mosaic } from '../Mosaic/Mosaic.tsx'
import * as styles from './ProductTile.css.ts'
import { type ProductTileState, TileAction } from './TileAction.tsx'
import { productTileMessages } from './messages.ts'

export type { ProductTileState } from './TileAction.tsx'

export interface ProductTileProps extends DOMProps {
  title: string
  description: ReactNode
  /** The pattern of the product's mark, see Mosaic. */
  mosaic?: string
  /** An image in place of the mark; hidden if it does not load. */
  image?: string
  /** The badge text for a new product. */
  launchStage?: 'alpha' | 'beta'
  /** The available action: 'launch' it, 'learn-more' about it, wait ('pending'), or none yet ('coming-soon'). */
  state: ProductTileState
  /** A note above the action. */
  footer?: string
  /** The app to launch or the page to read; only https and the same origin are allowed. */
  href?: string
  /** Whether its link opens in a new tab, which the tile announces. */
  opensInNewTab?: boolean
  /** Called on each press, even if a link is followed; open a dialog here if there is no href. */
  onAction?: (state: ProductTileState) => void
  headingLevel?: 2 | 3 | 4
  ref?: Ref<HTMLElement>
}

/** A data product: its description, whether the user has it, and the next step. */
export function ProductTile({
  title,
  description,
  mosaic,
  image,
  launchStage,
  state,
  footer,
  href,
  opensInNewTab = false,
  onAction,
  headingLevel = 3,
  ref,
  ...rest
}: ProductTileProps) {
  const messages = useMessages(productTileMessages)
  const titleId = useId()
  const [failedImage, setFailedImage] = useState<string>()
  const yours = state === 'launch'
  const showsImage = image !== undefined && image !== failedImage

  return (
    <article {...domProps(rest)} ref={ref} className={styles.tile({ yours })} aria-labelledby={titleId}>
      <div className={styles.top}>
        {showsImage && <img src={image} alt="" className={styles.image} onError={() => setFailedImage(image)} />}
        {!showsImage && mosaic && <Mosaic pattern={mosaic} tone={yours ? 'brand' : 'neutral'} />}
        {launchStage && <BadgeAtEnd>{messages[launchStage]}</BadgeAtEnd>}
      </div>
      <div className={styles.title}>
        <Heading level={headingLevel} size="small" id={titleId}>
          {title}
        </Heading>
      </div>
      <p className={styles.description}>{wrapTexts(description)}</p>
      <div className={styles.foot}>
        {footer && <p className={styles.note}>{footer}</p>}
        <TileAction title={title} state={state} href={href} opensInNewTab={opensInNewTab} onAction={onAction} />
      </div>
    </article>
  )
}

const BadgeAtEnd = ({ children }: { children: ReactNode }) => (
  <span className={styles.badge}>
    <Badge tone="spark">{children}</Badge>
  </span>
)
