'use client'
import { useWords, type Words } from '../messages/words.ts'
import { hiddenVisually } from './hidden.css.ts'

/** Said beside a component. */
export const newTabWords = {
  linkOpensInNewTab: ['(opens in a new tab)', '(se abre en otra pestaña)', '(s’ouvre dans un nouvel onglet)'],
} satisfies Words

/** Says that a link opens in a new tab to those who do not see it. */
export function NewTabHint() {
  const { linkOpensInNewTab } = useWords(newTabWords)
  return (
    <>
      {' '}
      <span className={hiddenVisually}>{linkOpensInNewTab}</span>
    </>
  )
}
