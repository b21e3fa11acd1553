import type { Ref } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { StyledBox } from '../../internal/server-style.tsx'
import * as tile from '../ProductTile/ProductTile.css.ts'
import * as styles from './Skeleton.css.ts'

export interface SkeletonProps extends DOMProps {
  variant?: 'text' | 'heading' | 'tile' | 'block'
  /** Number of text lines. */
  lines?: number
  /** Height of a block in px. */
  height?: number
  ref?: Ref<HTMLDivElement>
}

/** A placeholder in the shape of the loading content, so that nothing shifts; ignored by assistive technology. */
export function Skeleton({ variant = 'text', lines = 1, height, ref, ...rest }: SkeletonProps) {
  if (variant === 'tile') {
    return (
      <div {...domProps(rest)} ref={ref} aria-hidden className={tile.tile({ yours: false })}>
        <div className={styles.mark} />
        <div className={tile.title}>
          <div className={styles.title} />
        </div>
        <div className={`${tile.description} ${styles.lines}`}>
          <div className={styles.text} />
          <div className={styles.text} />
        </div>
        <div className={tile.foot}>
          <div className={tile.note}>
            <div className={styles.footer} />
          </div>
          <div className={styles.action} />
        </div>
      </div>
    )
  }
  if (variant === 'text') {
    return (
      <div {...domProps(rest)} ref={ref} aria-hidden className={styles.lines}>
        {Array.from({ length: lines }, (_, line) => (
          <div key={line} className={styles.text} />
        ))}
      </div>
    )
  }
  const block = {
    ...domProps(rest),
    ref,
    'aria-hidden': true,
    className: variant === 'heading' ? styles.heading : styles.block,
  }
  return height ? <StyledBox {...block} style={{ blockSize: `${height}px` }} /> : <div {...block} />
}
