import type { FieldOption } from '../../internal/field-option.ts'

/** An option that the user can also find and paste by a code. */
export interface MultiSelectOption<Key extends string = string> extends FieldOption<Key> {
  code?: string
}
