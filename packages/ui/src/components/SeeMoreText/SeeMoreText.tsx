'use client'
import { type Ref, useId, useState } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { graphemes } from '../../internal/graphemes.ts'
import { useWords } from '../../messages/words.ts'
import * as styles from './SeeMoreText.css.ts'
import { seeMoreTextWords } from './words.ts'

export interface SeeMoreTextProps extends DOMProps {
  children: string
  /** Characters shown at first, as a person counts them: accents and emoji are one each. */
  limit?: number
  /** Whether the whole text is shown, where something else holds that. */
  isExpanded?: boolean
  defaultExpanded?: boolean
  onExpandedChange?: (isExpanded: boolean) => void
  lang?: string
  ref?: Ref<HTMLSpanElement>
}

/** Spaces, commas and the like, which lead on to a word that is cut away. */
const danglers = /[\s,;:·–—-]+$/u

/** A text cut to a number of characters, with a button that shows the rest and one that hides it again. */
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
  const { seeMore, seeLess } = useWords(seeMoreTextWords)
  const id = useId()
  const [own, setOwn] = useState(defaultExpanded)
  const expanded = isExpanded ?? own
  const characters = graphemes(children)
  if (characters.length <= limit) {
    return (
      <span {...domProps(rest)} ref={ref} lang={lang} className={styles.text}>
        {children}
      </span>
    )
  }
  const toggle = () => {
    setOwn(!expanded)
    onExpandedChange?.(!expanded)
  }
  return (
    <span {...domProps(rest)} ref={ref} className={styles.text}>
      <span id={id} lang={lang}>
        {expanded ? children : `${characters.slice(0, limit).join('').replace(danglers, '')}…`}
      </span>{' '}
      <button type="button" className={styles.toggle} aria-expanded={expanded} aria-describedby={id} onClick={toggle}>
        {expanded ? seeLess : seeMore}
      </button>
    </span>
  )
}
