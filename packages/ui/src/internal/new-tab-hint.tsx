'use client'
import { useMessages } from '../messages/use-messages.ts'
import { hiddenVisually } from './hidden.css.ts'
import { newTabMessages } from './messages.ts'

/** Says that a link opens in a new tab to those who do not see it. */
export function NewTabHint() {
  const { opensInNewTab } = useMessages(newTabMessages)
  return (
    <>
      {' '}
      <span className={hiddenVisually}>{opensInNewTab}</span>
    </>
  )
}
