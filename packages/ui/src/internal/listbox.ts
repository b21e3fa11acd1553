/** Rows that Page Up and Page Down skip. */
const page = 6

/** Returns the row that a key moves to from another (-1 for none); undefined for other keys. */
export function rowAfter(key: string, active: number, count: number) {
  const last = count - 1
  if (key === 'ArrowDown') return active >= last ? Math.min(0, last) : active + 1
  if (key === 'ArrowUp') return active <= 0 ? last : active - 1
  if (key === 'PageDown') return Math.min(last, active + page)
  if (key === 'PageUp') return Math.max(Math.min(0, last), active - page)
  return undefined
}

/** Whether a key types searchable text. */
export const isLetter = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey

/** Returns the id of a row's element, for the input's ARIA reference. */
export const rowId = (listId: string, index: number) => `${listId}-${index}`

/** ARIA attributes of an input that moves through a list's rows while it keeps focus. */
export const comboBoxProps = (listId: string, active: number, isExpanded: boolean) =>
  ({
    role: 'combobox',
    'aria-expanded': isExpanded,
    'aria-controls': isExpanded ? listId : undefined,
    'aria-autocomplete': 'list',
    'aria-activedescendant': isExpanded && active >= 0 ? rowId(listId, active) : undefined,
    autoComplete: 'off',
  }) as const

interface ListBoxOptions {
  id: string
  labelledBy?: string
  label?: string
  isMultiple?: boolean
}

/** ARIA attributes of a list whose rows never take focus. */
export const listBoxProps = ({ id, labelledBy, label, isMultiple }: ListBoxOptions) =>
  ({
    id,
    role: 'listbox',
    'aria-label': label,
    'aria-labelledby': labelledBy,
    'aria-multiselectable': isMultiple,
    tabIndex: -1,
  }) as const

interface RowOptions {
  listId: string
  index: number
  count: number
  isSelected: boolean
  isActive: boolean
  isDisabled?: boolean
  onPress: () => void
}

/** ARIA attributes and press handlers of a row, whose text is its name. */
export function rowProps({ listId, index, count, isSelected, isActive, isDisabled, onPress }: RowOptions) {
  return {
    id: rowId(listId, index),
    role: 'option',
    'aria-selected': isSelected,
    'aria-disabled': isDisabled || undefined,
    'aria-posinset': index + 1,
    'aria-setsize': count,
    'data-selected': isSelected || undefined,
    'data-disabled': isDisabled || undefined,
    'data-focused': isActive || undefined,
    'data-focus-visible': isActive || undefined,
    // The input keeps the focus.
    onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: isDisabled ? undefined : onPress,
  } as const
}
