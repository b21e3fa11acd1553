import type { Ref } from 'react'
import type { DOMProps } from '../../internal/dom-props.ts'
import type { Tone } from '../../theme/themes.ts'
import * as styles from './Mosaic.css.ts'
import { Stones } from './Stones.tsx'

/** The shape, independent of its size. */
export interface MosaicPattern extends DOMProps {
  /**
   * Four rows of four stones, separated by spaces: 3 brand, 2 lighter, 1 lightest, s spark, . none; '.33. 3223 3s23
   * .33.'.
   */
  pattern: string
  /** 'neutral' if the user does not have the marked thing yet. */
  tone?: Extract<Tone, 'brand' | 'neutral'>
  /** The name of a mark without text beside it. */
  'aria-label'?: string
  ref?: Ref<SVGSVGElement>
}

interface MosaicMarkProps extends MosaicPattern {
  /** In pixels. */
  edge: number
}

/** The stones of a mosaic; without a name, assistive technology ignores them. */
export function MosaicMark({ pattern, tone = 'brand', edge, 'aria-label': label, ...rest }: MosaicMarkProps) {
  const rows = pattern
    .trim()
    .split(/\s+/)
    .slice(0, 4)
    .map((row) => row.slice(0, 4))
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
      <Stones rows={rows} tone={tone} />
    </svg>
  )
}
