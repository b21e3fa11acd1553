'use client'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleMinus from 'lucide-react/icons/circle-minus'
import Clock from 'lucide-react/icons/clock'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode, Ref } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { Icon } from '../../internal/icon.tsx'
import { wrapTexts } from '../../internal/own-text.tsx'
import type { Tone } from '../../theme/themes.ts'
import * as styles from './StatusBadge.css.ts'

export interface StatusBadgeProps extends DOMProps {
  /** Sets icon and color; 'spark' has a clock for pending things. The text carries the meaning. */
  tone: Exclude<Tone, 'brand'>
  /** 'plain' in tables, 'filled' by itself. */
  variant?: 'plain' | 'filled'
  /** The status in a word or two. */
  children: ReactNode
  ref?: Ref<HTMLSpanElement>
}

const icons = {
  neutral: CircleMinus,
  spark: Clock,
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const

/** The status of a row or thing, as text with its own icon, so that color is not needed to distinguish it. */
export function StatusBadge({ tone, variant = 'plain', children, ref, ...rest }: StatusBadgeProps) {
  return (
    <span {...domProps(rest)} ref={ref} className={styles.badge({ tone, variant })}>
      <span className={styles.icon({ tone })}>
        <Icon of={icons[tone]} />
      </span>
      <span className={styles.texts}>{wrapTexts(children)}</span>
    </span>
  )
}
