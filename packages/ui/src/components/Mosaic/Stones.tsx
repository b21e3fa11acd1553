import type { Tone } from '../../theme/themes.ts'
import * as styles from './Mosaic.css.ts'

const STONE = 10
const JOINT = 4 / 3

/** Returns the length of a number of stones in a line, in SVG units. */
export const stonesExtent = (count: number) => count * STONE + (count - 1) * JOINT

interface StonesProps {
  /** Rows of stones: 3 brand, 2 lighter, 1 lightest, s spark; any other character is an empty place. */
  rows: readonly string[]
  tone?: Extract<Tone, 'brand' | 'neutral'>
}

/** The stones of an image, row by row. */
export const Stones = ({ rows, tone = 'brand' }: StonesProps) =>
  rows.flatMap((row, y) =>
    Array.from(row, (stone, x) => {
      if (!(stone in styles.stones)) return null
      const className = styles.stones[tone === 'neutral' ? 'off' : (stone as '3' | '2' | '1' | 's')]
      return (
        <rect
          key={`${x},${y}`}
          x={x * (STONE + JOINT)}
          y={y * (STONE + JOINT)}
          width={STONE}
          height={STONE}
          rx={2.5}
          className={className}
        />
      )
    }),
  )
