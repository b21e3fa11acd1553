import type { ReactNode } from 'react'

/** The look that buttons and button links share. */
export interface ButtonStyleProps {
  /** 'primary' marks the one next action of a view. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /** A drawing before the words, hidden from assistive technology. */
  icon?: ReactNode
  /** Takes the whole width of its container. */
  fullWidth?: boolean
}
