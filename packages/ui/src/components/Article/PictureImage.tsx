import { Stones, stonesExtent } from '../Mosaic/Stones.tsx'
import * as styles from './Article.css.ts'
import type { Picture } from './picture.ts'

interface PictureImageProps {
  picture: Picture
  /** Alternative text; '' hides the image from assistive technology. */
  alt: string
  isEnlarged?: boolean
  onError?: () => void
}

/** Pixels from one stone to the next, before the image is scaled to its container. */
const PITCH = 20

/** An image without its frame. */
export function PictureImage({ picture, alt, isEnlarged = false, onError }: PictureImageProps) {
  if (picture.kind === 'image') {
    const { src, width, height } = picture
    return (
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={isEnlarged ? undefined : 'lazy'}
        decoding="async"
        referrerPolicy="no-referrer"
        className={styles.image({ isEnlarged })}
        onError={onError}
      />
    )
  }
  const { rows } = picture
  const columns = rows[0]?.length ?? 0
  return (
    <svg
      role="img"
      aria-label={alt}
      focusable={false}
      viewBox={`0 0 ${stonesExtent(columns)} ${stonesExtent(rows.length)}`}
      width={columns * PITCH}
      height={rows.length * PITCH}
      className={styles.image({ isEnlarged })}
    >
      <Stones rows={rows} />
    </svg>
  )
}
