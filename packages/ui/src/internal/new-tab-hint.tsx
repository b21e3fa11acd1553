'use client'
import { useUIMessages } from '../messages/context.ts'
import { hiddenVisually } from './hidden.css.ts'

/** Says that a link opens in a new tab to those who do not see it. */
export function NewTabHint() {
  const { linkOpensInNewTab } = useUIMessages()
  return (
    <>
      {' '}
      <span className={hiddenVisually}>{linkOpensInNewTab}</span>
    </>
  )
}
