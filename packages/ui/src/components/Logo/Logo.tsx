import type { Ref } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { stones } from '../Mosaic/Mosaic.css.ts'
import * as styles from './Logo.css.ts'

export interface LogoProps extends DOMProps {
  /** The product's name, shown beside the mark. */
  name: string
  /** A mark of 24, 32 or 40 px. */
  size?: 'small' | 'medium' | 'large'
  ref?: Ref<HTMLSpanElement>
}

const mark = [
  { x: 0, y: 0, stone: '3' },
  { x: 12.75, y: 0, stone: '2' },
  { x: 0, y: 12.75, stone: '2' },
  { x: 12.75, y: 12.75, stone: 's' },
] as const

const edges = { small: 24, medium: 32, large: 40 }

/** The mark of four stones and the product's name. */
export function Logo({ name, size = 'small', ref, ...rest }: LogoProps) {
  return (
    <span {...domProps(rest)} ref={ref} className={styles.logo}>
      <svg viewBox="0 0 24 24" width={edges[size]} height={edges[size]} aria-hidden focusable={false}>
        {mark.map(({ x, y, stone }) => (
          <rect key={`${x},${y}`} x={x} y={y} width={11.25} height={11.25} rx={2.75} className={stones[stone]} />
        ))}
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  )
}
