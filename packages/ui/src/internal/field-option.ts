/** One choice of a field. */
export interface FieldOption {
  id: string
  label: string
  /** Stands under the label and is read with it. */
  helperText?: string
  isDisabled?: boolean
}
