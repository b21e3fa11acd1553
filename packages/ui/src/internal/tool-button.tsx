import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import * as styles from './tool-button.css.ts'

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'title' | 'children'> {
  /** What the button opens; its tooltip too. */
  'aria-label': string
  icon: LucideIcon
  /** A few letters beside the icon, such as how far a job is. */
  text?: string | undefined
  /** Marks the icon: there is something new behind it. */
  hasDot?: boolean
}

/** A native button of a table's toolbar: an icon with a name, as a row of them leaves its room to the search and filters. */
export const ToolButton = ({ icon, text, hasDot = false, ...rest }: ToolButtonProps) => (
  <button {...rest} type="button" title={rest['aria-label']} className={styles.button}>
    <span className={styles.icon}>
      <Icon of={icon} />
      {hasDot && <span className={styles.dot} />}
    </span>
    {text && <span className={styles.text}>{text}</span>}
  </button>
)
