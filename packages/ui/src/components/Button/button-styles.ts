import type { ReactNode } from 'react'

/** The styles that buttons and button links share. */
export interface ButtonStyleProps {
  /** 'primary' marks the single next action of a view. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /** An icon before the label, hidden from assistive technology. */
  icon?: ReactNode
  /** Takes the full width of its container. */
  fullWidth?: boolean
}
