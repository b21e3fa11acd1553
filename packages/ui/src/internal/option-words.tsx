import type { FieldOption } from './field-option.ts'
import * as styles from './option.css.ts'

/** Label and helper text of an option; both are its name, so that every screen reader says them together. */
export const OptionWords = ({ label, helperText }: Pick<FieldOption, 'label' | 'helperText'>) => (
  <span className={styles.words}>
    <span className={styles.title}>{label}</span>
    {helperText && ' '}
    {helperText && <span className={styles.help}>{helperText}</span>}
  </span>
)
