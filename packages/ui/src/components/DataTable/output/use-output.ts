'use client'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { prepare } from '../../../internal/loaded-panel.tsx'
import { useEventCallback } from '../../../internal/use-event-callback.ts'
import type { DescribeFilters } from '../model/table-context.ts'
import type { TableData } from '../model/table-data.ts'
import type * as Output from './output.tsx'

/** Copy and print cannot wait for code to load, so it loads in advance. */
let output: typeof Output | undefined
export const loadOutput = async () => (output ??= await import('./output.tsx'))

/** Copies rows, and renders the printed table; the code of both loads after the table. */
export function useOutput<Row>(
  data: TableData<Row>,
  table: RefObject<HTMLElement | null>,
  announce: (text: ReactNode) => void,
  filterDescriptions: ReadonlySet<DescribeFilters>,
): ReactNode {
  const [paper, setPaper] = useState<ReactNode>(null)
  const print = useEventCallback(() =>
    flushSync(() =>
      setPaper(
        output?.paperOf(
          data,
          [...filterDescriptions].flatMap((describe) => describe()),
        ),
      ),
    ),
  )
  const enableCopy = useEventCallback((event: Event) => output?.enableCopy(event, data))
  const copy = useEventCallback((event: ClipboardEvent) => void output?.copyRows(event, data, announce))
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    const soon = setTimeout(prepare, 200, loadOutput)
    addEventListener('beforeprint', print, { signal })
    addEventListener('afterprint', () => setPaper(null), { signal })
    table.current?.addEventListener('beforecopy', enableCopy, { signal })
    table.current?.addEventListener('copy', copy, { signal })
    return () => {
      clearTimeout(soon)
      listeners.abort()
    }
  }, [table, print, enableCopy, copy])
  return paper
}
