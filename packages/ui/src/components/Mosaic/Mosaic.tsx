import type { Ref } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import type { Tone } from '../../theme/themes.ts'
import { MosaicMark } from './MosaicMark.tsx'

export interface MosaicProps extends DOMProps {
  /** Four rows of four stones, apart by spaces: 3 brand, 2 lighter, 1 lightest, s spark, . none; '.33. 3223 3s23 .33.'. */
  pattern: string
  /** 'neutral' when what it marks is not the person's yet. */
  tone?: Extract<Tone, 'brand' | 'neutral'>
  /** 32, 44, 64, 96 or 256 px. */
  size?: 'small' | 'medium' | 'large' | 'xlarge' | 'display'
  /** Names a mark that stands without words. */
  'aria-label'?: string
  ref?: Ref<SVGSVGElement>
}

const edges = { small: 32, medium: 44, large: 64, xlarge: 96, display: 256 }

/** A mark of sixteen stones, drawn from a string. */
export function Mosaic({ pattern, tone, size = 'medium', 'aria-label': label, ref, ...rest }: MosaicProps) {
  return (
    <MosaicMark {...domProps(rest)} ref={ref} pattern={pattern} tone={tone} edge={edges[size]} aria-label={label} />
  )
}
