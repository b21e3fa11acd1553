'use client'
import Check from 'lucide-react/icons/check'
import { ListBoxItem } from 'react-aria-components/ListBox'
import type { FieldOption } from './field-option.ts'
import { Icon } from './icon.tsx'
import * as styles from './option.css.ts'
import { OptionText } from './option-text.tsx'

/** A row of a React Aria list, with a check mark if it is selected. */
export const OptionRow = ({ id, label, description, isDisabled }: FieldOption) => (
  <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={styles.option}>
    <OptionText label={label} description={description} />
    <span className={styles.check}>
      <Icon of={Check} />
    </span>
  </ListBoxItem>
)
