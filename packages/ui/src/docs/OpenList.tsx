import { ListBoxContext } from 'react-aria-components/ListBox'
import { selectMessages } from '../components/Select/messages.ts'
import type { FieldOption } from '../internal/field-option.ts'
import { OptionList, type OptionSection } from '../internal/option-list.tsx'
import { useMessages } from '../messages/use-messages.ts'
import { Surface } from './Surface.tsx'

interface OpenListProps {
  'aria-label': string
  items: readonly (FieldOption | OptionSection)[]
  /** The option that is chosen. */
  value?: string
}

/** The list of a field that takes one choice, drawn open where it stands. */
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
