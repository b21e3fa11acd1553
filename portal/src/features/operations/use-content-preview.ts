import type { SourceFormat } from '@tessera/contract'
import { calls, LIMITS } from '@tessera/contract'
import { useEffect, useRef, useState } from 'react'
import { useRequest } from '../../data/caller.tsx'
import { RequestError } from '../../data/request-error.ts'

interface ContentPreview {
  /** Sanitized HTML; undefined until the first response. */
  html: string | undefined
  /** The failure of the last request. */
  error: RequestError | undefined
}

const EMPTY: ContentPreview = { html: '', error: undefined }

/** Returns the text as the server renders it for readers, shortly after the last change. */
export function useContentPreview(format: SourceFormat, source: string): ContentPreview {
  const request = useRequest()
  const [preview, setPreview] = useState<ContentPreview>({ html: undefined, error: undefined })
  const isFirst = useRef(true)
  const isEmpty = source.trim() === ''
  useEffect(() => {
    if (isEmpty) return undefined
    const abort = new AbortController()
    const ask = async (): Promise<void> => {
      isFirst.current = false
      try {
        const options = { byPerson: true, signal: abort.signal }
        const { data } = await request(calls.content.preview, { body: { format, source } }, options)
        setPreview({ html: data.html, error: undefined })
      } catch (error) {
        if (abort.signal.aborted || !(error instanceof RequestError)) return
        setPreview(({ html }) => ({ html, error }))
      }
    }
    const timer = setTimeout(() => void ask(), isFirst.current ? 0 : LIMITS.debounce)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [request, format, source, isEmpty])
  return isEmpty ? EMPTY : preview
}
