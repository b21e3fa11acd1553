import Copy from 'lucide-react/icons/copy'
import { Icon } from '../../../internal/icon.tsx'
import { fill } from '../../../messages/format.ts'
import type { Said } from '../../../messages/words.ts'
import type { dataTableWords } from '../words.ts'
import * as styles from './line.css.ts'

/** Letters at a text's end that are always seen; half of a short one. */
const endLetters = 12

/** A text that its line shortens in the middle, by style alone: known by both ends, whole in a tooltip, and copied by a button. No component, as it is in every row. */
export function middleOfText(text: string, words: Said<typeof dataTableWords>) {
  const letters = Array.from(text)
  const from = Math.max(Math.ceil(letters.length / 2), letters.length - endLetters)
  const name = fill(words.copyText, { text })
  return (
    <span className={styles.middle}>
      <span title={text} className={styles.middleText}>
        <span className={styles.middleStart}>{letters.slice(0, from).join('')}</span>
        <span>{letters.slice(from).join('')}</span>
      </span>
      {/* The grid copies. */}
      <button type="button" tabIndex={-1} data-copy={text} className={styles.copy} aria-label={name} title={name}>
        <Icon of={Copy} />
      </button>
    </span>
  )
}
