import type { Ref } from 'react'
import * as styles from './Mosaic.css.ts'

export interface MosaicProps {
  /** Four rows of four stones, apart by spaces: 3 brand, 2 lighter, 1 lightest, s spark, . none; '.33. 3223 3s23 .33.'. */
  pattern: string
  /** 'neutral' when what it marks is not the person's yet. */
  tone?: 'brand' | 'neutral'
  /** Edge in px. */
  size?: number
  /** Names a mark that stands without words. */
  'aria-label'?: string
  ref?: Ref<SVGSVGElement>
}

const pitch = 34 / 3

/** A mark of sixteen stones, drawn from a string. */
export function Mosaic({ pattern, tone = 'brand', size = 44, 'aria-label': label, ref }: MosaicProps) {
  const rows = pattern.trim().split(/\s+/).slice(0, 4)
  return (
    <svg
      ref={ref}
      className={styles.mosaic}
      viewBox="0 0 44 44"
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable={false}
    >
      {rows.flatMap((row, y) =>
        Array.from(row.slice(0, 4), (stone, x) => {
          if (!(stone in styles.stones)) return null
          const className = styles.stones[tone === 'neutral' ? 'off' : (stone as '3' | '2' | '1' | 's')]
          return (
            <rect key={`${x},${y}`} x={x * pitch} y={y * pitch} width={10} height={10} rx={2.5} className={className} />
          )
        }),
      )}
    </svg>
  )
}
