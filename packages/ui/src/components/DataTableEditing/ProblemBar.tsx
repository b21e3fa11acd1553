'use client'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Icon } from '../../internal/icon.tsx'
import { formsOf, plural } from '../../messages/format.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './DataTableEditing.css.ts'
import { dataTableEditingMessages } from './messages.ts'

/** The number of problems, and the buttons to move between them. */
export function ProblemBar({ count, onStep }: { count: number; onStep: (by: 1 | -1) => void }) {
  const messages = useMessages(dataTableEditingMessages)
  const { locale } = useLocale()
  return (
    <>
      <span className={styles.count}>
        <span className={styles.countIcon}>
          <Icon of={CircleAlert} />
        </span>
        <span>{plural(locale, count, formsOf(messages, 'problemsLeft'))}</span>
      </span>
      <span className={styles.steps}>
        <IconButton variant="tinted" aria-label={messages.previousProblem} onPress={() => onStep(-1)}>
          <Icon of={ChevronUp} />
        </IconButton>
        <IconButton variant="tinted" aria-label={messages.nextProblem} onPress={() => onStep(1)}>
          <Icon of={ChevronDown} />
        </IconButton>
      </span>
    </>
  )
}
