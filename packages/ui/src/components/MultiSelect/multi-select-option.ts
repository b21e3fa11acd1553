import type { FieldOption } from '../../internal/field-option.ts'

/** A choice that may also be found and pasted by a code. */
export interface MultiSelectOption extends FieldOption {
  code?: string
}
