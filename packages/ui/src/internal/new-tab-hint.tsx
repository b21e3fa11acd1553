'use client'
import { useMessages } from '../messages/use-messages.ts'
import { hiddenVisually } from './hidden.css.ts'
import { newTabMessages } from './messages.ts'

/** Hidden text that tells screen readers that a link opens in a new tab. */
export function NewTabHint() {
  const { opensInNewTab } = useMessages(newTabMessages)
  return (
    <>
      {' '}
      <span className={hiddenVisually}>{opensInNewTab}</span>
    </>
  )
}
