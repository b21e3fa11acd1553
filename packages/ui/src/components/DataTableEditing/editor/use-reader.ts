import { useLocale } from 'react-aria-components/I18nProvider'
import { useMessages } from '../../../messages/use-messages.ts'
import { datePickerMessages } from '../../DatePicker/messages.ts'
import { numberFieldMessages } from '../../NumberField/messages.ts'
import { makeReader } from './cell-values.ts'
import { dataTableCellEditorMessages } from './messages.ts'

/** Reads typed or pasted text in the language of the page. */
export function useReader() {
  const { locale } = useLocale()
  const editing = useMessages(dataTableCellEditorMessages)
  return makeReader({ editing, number: useMessages(numberFieldMessages), day: useMessages(datePickerMessages) }, locale)
}
