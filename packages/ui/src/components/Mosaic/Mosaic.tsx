import { domProps } from '../../internal/dom-props.ts'
import { MosaicMark, type MosaicPattern } from './MosaicMark.tsx'

export interface MosaicProps extends MosaicPattern {
  /** 32, 44, 64, 96 or 256 px. */
  size?: 'small' | 'medium' | 'large' | 'xlarge' | 'display'
}

const edges = { small: 32, medium: 44, large: 64, xlarge: 96, display: 256 }

/** A mark of sixteen stones, drawn from a string. */
export function Mosaic({ pattern, tone, size = 'medium', 'aria-label': label, ref, ...rest }: MosaicProps) {
  return (
    <MosaicMark {...domProps(rest)} ref={ref} pattern={pattern} tone={tone} edge={edges[size]} aria-label={label} />
  )
}
