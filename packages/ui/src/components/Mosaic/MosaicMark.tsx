import type { MosaicProps } from './Mosaic.tsx'
import * as styles from './Mosaic.css.ts'

interface MosaicMarkProps extends Omit<MosaicProps, 'size'> {
  /** In px. */
  edge: number
}

const pitch = 34 / 3

/** The stones of a mosaic; without a name they are hidden from assistive technology. */
export function MosaicMark({ pattern, tone = 'brand', edge, 'aria-label': label, ...rest }: MosaicMarkProps) {
  const rows = pattern.trim().split(/\s+/).slice(0, 4)
  return (
    <svg
      {...rest}
      className={styles.mosaic}
      viewBox="0 0 44 44"
      width={edge}
      height={edge}
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
