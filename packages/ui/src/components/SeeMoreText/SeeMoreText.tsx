'use client'
import { type Ref, useId, useState } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { softBreaks } from '../../internal/soft-breaks.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import { cutText } from './cut-text.ts'
import * as styles from './SeeMoreText.css.ts'
import { seeMoreTextMessages } from './messages.ts'

export interface SeeMoreTextProps extends DOMProps {
  children: string
  /** Characters shown first; accents and emoji count as one each. */
  limit?: number
  /** Whether the full text is visible, if the application controls it. */
  isExpanded?: boolean
  defaultExpanded?: boolean
  onExpandedChange?: (isExpanded: boolean) => void
  lang?: string
  ref?: Ref<HTMLSpanElement>
}

/** Text cut to a number of characters, with a button that shows or hides the rest. */
export function SeeMoreText({
  children,
  limit = 50,
  isExpanded,
  defaultExpanded = false,
  onExpandedChange,
  lang,
  ref,
  ...rest
}: SeeMoreTextProps) {
  const { seeMore, seeLess } = useMessages(seeMoreTextMessages)
  const id = useId()
  const [ownExpanded, setOwnExpanded] = useState(defaultExpanded)
  const expanded = isExpanded ?? ownExpanded
  const cut = cutText(children, limit)
  if (cut === children) {
    return (
      <span key={children} {...domProps(rest)} ref={ref} lang={lang} className={styles.text}>
        {softBreaks(children)}
      </span>
    )
  }
  const toggle = () => {
    setOwnExpanded(!expanded)
    onExpandedChange?.(!expanded)
  }
  return (
    <span {...domProps(rest)} ref={ref} className={styles.text}>
      {/* New text gets a new element, because page translators keep old text nodes. */}
      <span key={expanded ? children : cut} id={id} lang={lang}>
        {softBreaks(expanded ? children : cut)}
      </span>{' '}
      <button type="button" className={styles.toggle} aria-expanded={expanded} aria-describedby={id} onClick={toggle}>
        {expanded ? seeLess : seeMore}
      </button>
    </span>
  )
}
