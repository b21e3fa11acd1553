'use client'
import { useWords } from '../messages/words.ts'
import { hiddenVisually } from './hidden.css.ts'
import { newTabWords } from './words.ts'

/** Says that a link opens in a new tab to those who do not see it. */
export function NewTabHint() {
  const { opensInNewTab } = useWords(newTabWords)
  return (
    <>
      {' '}
      <span className={hiddenVisually}>{opensInNewTab}</span>
    </>
  )
}
