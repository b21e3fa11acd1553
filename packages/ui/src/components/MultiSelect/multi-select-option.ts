import type { FieldOption } from '../../internal/field-option.ts'

/** A choice that may also be found and pasted by a code. */
export interface MultiSelectOption<Key extends string = string> extends FieldOption<Key> {
  code?: string
}
