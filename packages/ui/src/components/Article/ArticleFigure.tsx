'use client'
import Maximize2 from 'lucide-react/icons/maximize-2'
import { useRef, useState } from 'react'
import { Icon } from '../../internal/icon.tsx'
import { LoadedPanel, prepare } from '../../internal/loaded-panel.tsx'
import { fill } from '../../messages/format.ts'
import { useMessages } from '../../messages/use-messages.ts'
import * as styles from './Article.css.ts'
import type { EnlargedPictureProps } from './EnlargedPicture.tsx'
import { PictureImage } from './PictureImage.tsx'
import { articleMessages } from './messages.ts'

const load = async () => (await import('./EnlargedPicture.tsx')).EnlargedPicture

/** An image with its caption. If it has alternative text, a button over it enlarges it. */
export function ArticleFigure({ picture, alt, caption }: EnlargedPictureProps) {
  const messages = useMessages(articleMessages)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return alt && <p className={styles.block}>{alt}</p>
  const name = fill(messages.enlargeImage, { alt })
  return (
    <figure className={styles.figure}>
      <div className={styles.frame({ kind: picture.kind })}>
        <PictureImage picture={picture} alt={alt} onError={() => setMissing(true)} />
        {alt && (
          <button
            ref={button}
            type="button"
            aria-haspopup="dialog"
            aria-label={name}
            title={name}
            className={styles.enlarge}
            onPointerEnter={() => prepare(load)}
            onFocus={() => prepare(load)}
            onClick={() => setOpen(true)}
          >
            <span className={styles.enlargeIcon}>
              <Icon of={Maximize2} />
            </span>
          </button>
        )}
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      <LoadedPanel
        load={load}
        isOpen={isOpen}
        panel={{ picture, alt, caption }}
        triggerRef={button}
        onClose={() => setOpen(false)}
      />
    </figure>
  )
}
