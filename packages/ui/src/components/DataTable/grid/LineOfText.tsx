'use client'
import { useId, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { hiddenVisually } from '../../../internal/hidden.css.ts'
import { softBreaks } from '../../../internal/soft-breaks.tsx'
import { useMessages } from '../../../messages/use-messages.ts'
import { seeMoreTextMessages } from '../../SeeMoreText/messages.ts'
import type { ShortText } from '../model/short-text.ts'
import * as styles from './line.css.ts'

/**
 * Text longer than its column's limit: cut there, with a button that shows the full text. For a list, the button shows
 * how many items are hidden.
 */
export function LineOfText({ text }: { text: ShortText }) {
  const { seeMore, seeLess } = useMessages(seeMoreTextMessages)
  const { locale } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const word = isOpen ? seeLess : text.more === 0 ? seeMore : undefined
  return (
    <span className={styles.line} data-line="" data-open={isOpen || undefined}>
      {/* New text gets a new element, because page translators keep old text nodes. */}
      <span key={`${isOpen} ${text.shown}`} id={id} className={styles.shown}>
        {isOpen ? softBreaks(text.whole) : text.shown}
        {!isOpen && text.rest && <span className={styles.rest}>{text.rest}</span>}
      </span>{' '}
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-describedby={id}
        onClick={() => setOpen(!isOpen)}
      >
        {word && <span>{word}</span>}
        {!isOpen && text.more > 0 && (
          <>
            <span dir="ltr">{`+${text.more.toLocaleString(locale)}`}</span>{' '}
            <span className={hiddenVisually}>{seeMore}</span>
          </>
        )}
      </button>
    </span>
  )
}
