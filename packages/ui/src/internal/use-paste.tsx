'use client'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { hiddenVisually } from './hidden.css.ts'
import { leaveToInputMethod } from './input-method.ts'

/** Takes the text of a paste, told where it was pasted; false where it cannot be read. */
type Take = (text: string, target: EventTarget) => boolean

/** Reads what is pasted into a field of parts; what cannot be read is answered by `notFound` until the next key or until one leaves. */
export function usePaste({ isLocked, notFound }: { isLocked: boolean; notFound: string }) {
  const [isUnread, setUnread] = useState(false)
  const forget = () => setUnread(false)
  return {
    /** For the box of the field. */
    handlers: (take: Take) => ({
      onPaste: (event: ClipboardEvent) => {
        if (isLocked) return
        event.preventDefault()
        setUnread(!take(event.clipboardData.getData('text/plain'), event.target))
      },
      onKeyDownCapture: (event: KeyboardEvent) => {
        forget()
        leaveToInputMethod(event)
      },
      onBlur: forget,
    }),
    problem: isUnread ? notFound : undefined,
    said: <output className={hiddenVisually}>{isUnread && notFound}</output>,
  }
}

export type Paste = ReturnType<typeof usePaste>
