'use client'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { hiddenVisually } from './hidden.css.ts'
import { ignoreWhileComposing } from './input-method.ts'

/** Handles pasted text and its target; returns false if the text is unreadable. */
type Take = (text: string, target: EventTarget) => boolean

/**
 * Reads text pasted into a field with parts. For unreadable text it shows `notFound` until the next key or until the
 * focus leaves.
 */
export function usePaste({ isLocked, notFound }: { isLocked: boolean; notFound: string }) {
  const [isUnread, setUnread] = useState(false)
  const forget = () => setUnread(false)
  return {
    /** Props for the box of the field. */
    handlers: (take: Take) => ({
      onPaste: (event: ClipboardEvent) => {
        if (isLocked) return
        event.preventDefault()
        setUnread(!take(event.clipboardData.getData('text/plain'), event.target))
      },
      onKeyDownCapture: (event: KeyboardEvent) => {
        forget()
        ignoreWhileComposing(event)
      },
      onBlur: forget,
    }),
    problem: isUnread ? notFound : undefined,
    announcement: <output className={hiddenVisually}>{isUnread && notFound}</output>,
  }
}

export type Paste = ReturnType<typeof usePaste>
