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
  /** A picture in place of the mark; hidden when it does not load. */
  image?: string
  /** The badge text while the product is new. */
  launchStage?: 'alpha' | 'beta'
  /** The available action: 'launch' it, 'learn-more' about it, wait ('pending'), or none yet ('coming-soon'). */
  state: ProductTileState
  /** A note above the action. */
  footer?: string
  /** The app to launch or the page to read; only https and this origin are followed. */
  href?: string
  /** Whether its link opens in a new tab, which the tile says. */
  opensInNewTab?: boolean
  /** Called at each press, also when a link is followed; the place to open a dialog when there is no href. */
  onAction?: (state: ProductTileState) => void
  headingLevel?: 2 | 3 | 4
  ref?: Ref<HTMLElement>
}

/** A data product: what it is, whether it is yours, and the one thing to do next. */
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
