import type { FieldOption } from './field-option.ts'
import * as styles from './option.css.ts'

/** Label and description of an option; both form its name, so that every screen reader reads them together. */
export const OptionText = ({ label, description }: Pick<FieldOption, 'label' | 'description'>) => (
  <span className={styles.texts}>
    <span className={styles.title}>{label}</span>
    {description && ' '}
    {description && <span className={styles.help}>{description}</span>}
  </span>
)
