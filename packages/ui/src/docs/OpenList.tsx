import { ListBoxContext } from 'react-aria-components/ListBox'
import { selectMessages } from '../components/Select/messages.ts'
import type { FieldOption } from '../internal/field-option.ts'
import { OptionList, type OptionSection } from '../internal/option-list.tsx'
import { useMessages } from '../messages/use-messages.ts'
import { Surface } from './Surface.tsx'

interface OpenListProps {
  'aria-label': string
  items: readonly (FieldOption | OptionSection)[]
  /** The selected option. */
  value?: string
}

/** The list of a single-choice field, rendered open and inline. */
export function OpenList({ 'aria-label': label, items, value }: OpenListProps) {
  const { noMatches } = useMessages(selectMessages)
  const chosen = value === undefined ? [] : [value]
  return (
    <Surface kind="list">
      <ListBoxContext value={{ 'aria-label': label, selectionMode: 'single', defaultSelectedKeys: chosen }}>
        <OptionList items={items} emptyText={noMatches} />
      </ListBoxContext>
    </Surface>
  )
}
