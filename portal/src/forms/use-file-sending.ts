import type { RefObject } from 'react'
import { useRef, useState } from 'react'
import type { RequestOptions } from '../data/client.ts'

/** The upload of a form's file. */
export interface FileSending {
  /** The sent fraction, from 0 to 1; null while no file is sent. */
  progress: number | null
  /** Aborts the request and focuses the submit button. */
  cancel: () => void
  /** The ref of the submit button. */
  submitRef: RefObject<HTMLButtonElement | null>
  /** Sends a request with the file; rejects with an `AbortError` if it is canceled. */
  send: <Result>(
    request: (options: Pick<RequestOptions, 'signal' | 'onUploadProgress'>) => Promise<Result>,
  ) => Promise<Result>
}

/** Sends a form's file with progress; the user can cancel. */
export function useFileSending(): FileSending {
  const [progress, setProgress] = useState<number | null>(null)
  const abort = useRef<AbortController>(null)
  const submitRef = useRef<HTMLButtonElement>(null)
  return {
    progress,
    submitRef,
    cancel: () => {
      abort.current?.abort()
      // The pressed button is removed together with the progress.
      submitRef.current?.focus()
    },
    async send(request) {
      const own = new AbortController()
      abort.current = own
      try {
        return await request({ signal: own.signal, onUploadProgress: setProgress })
      } finally {
        setProgress(null)
      }
    },
  }
}
