import { addressOf, type Box } from './data.ts'

interface CropProps {
  hash: string | undefined
  size: { width: number; height: number }
  /** The visible part of the screenshot. */
  box: Box
  /** Pixels on the page. */
  width: number
  height: number
  alt: string
}

/** A part of a screenshot, as large as fits; when enlarged, every pixel is visible. */
export function Crop({ hash, size, box, width, height, alt }: CropProps) {
  const scale = Math.min(width / box.width, height / box.height)
  const left = (width - box.width * scale) / 2 - box.x * scale
  const top = (height - box.height * scale) / 2 - box.y * scale
  return (
    <div className="crop" style={{ inlineSize: width, blockSize: height }}>
      {hash ? (
        <img
          src={addressOf(hash)}
          alt={alt}
          decoding="async"
          // Inline styles, because only this page knows the measures.
          style={{ left, top, width: size.width * scale, imageRendering: scale > 1 ? 'pixelated' : 'auto' }}
        />
      ) : (
        <span className="nothing">Nothing here</span>
      )}
    </div>
  )
}

/** Returns a box with a margin around it, within the screenshot. */
export function around(box: Box, size: { width: number; height: number }, room: number): Box {
  const x = Math.max(0, box.x - room)
  const y = Math.max(0, box.y - room)
  return {
    x,
    y,
    width: Math.min(size.width, box.x + box.width + room) - x,
    height: Math.min(size.height, box.y + box.height + room) - y,
  }
}
