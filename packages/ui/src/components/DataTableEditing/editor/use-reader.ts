import { useLocale } from 'react-aria-components/I18nProvider'
import { useWords } from '../../../messages/words.ts'
import { datePickerWords } from '../../DatePicker/words.ts'
import { numberFieldWords } from '../../NumberField/words.ts'
import { makeReader } from './cell-values.ts'
import { dataTableCellEditorWords } from './words.ts'

/** Reads what was typed or pasted, in the language of the page. */
export function useReader() {
  const { locale } = useLocale()
  const editing = useWords(dataTableCellEditorWords)
  return makeReader({ editing, number: useWords(numberFieldWords), day: useWords(datePickerWords) }, locale)
}
