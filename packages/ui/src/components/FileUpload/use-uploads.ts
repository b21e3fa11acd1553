'use client'
import { useEffect, useRef, useState } from 'react'
import { useEventCallback } from '../../internal/use-event-callback.ts'

/** What an upload is given besides the file. */
export interface UploadContext {
  /** Aborted when the person cancels, removes the file or leaves. */
  signal: AbortSignal
  /** Takes the part that was sent, from 0 to 1. */
  onProgress: (part: number) => void
}

/** A file that was sent, with what the upload answered. */
export interface UploadedFile<Result> {
  id: string
  name: string
  size: number
  result: Result
}

/** 'settled' when every file in the list was sent; 'failed' while one was not: refused, cancelled or broken off. */
export type FileUploadState = 'settled' | 'uploading' | 'failed'

export interface UploadItem<Result> {
  id: string
  file: File
  state: 'uploading' | 'done' | 'failed' | 'cancelled' | 'refused'
  part: number
  problem?: string
  result?: Result
}

interface Options<Result> {
  upload: (file: File, context: UploadContext) => Promise<Result>
  refuse: (file: File) => string | undefined
  explain: (reason: unknown) => string
  onChange: ((files: UploadedFile<Result>[]) => void) | undefined
  onStateChange: ((state: FileUploadState) => void) | undefined
  onSettled: (item: UploadItem<Result>) => void
}

function stateOf<Result>(items: UploadItem<Result>[]): FileUploadState {
  if (items.some(({ state }) => state === 'uploading')) return 'uploading'
  return items.every(({ state }) => state === 'done') ? 'settled' : 'failed'
}
/** Whether a file takes one of the places; one that was not sent makes room for another. */
const takesPlace = ({ state }: Pick<UploadItem<unknown>, 'state'>) => state === 'uploading' || state === 'done'
const doneOf = <Result>(items: UploadItem<Result>[]) => items.filter(({ state }) => state === 'done')

/** Sends files one by one as they are added, and keeps what became of each. */
export function useUploads<Result>(options: Options<Result>) {
  const [items, setItems] = useState<UploadItem<Result>[]>([])
  const latest = useRef<UploadItem<Result>[]>([])
  const controllers = useRef(new Map<string, AbortController>())
  const count = useRef(0)

  // Told when a file is there, which may be many drawings after it was added.
  const onChange = useEventCallback((files: UploadedFile<Result>[]) => options.onChange?.(files))
  const onStateChange = useEventCallback((state: FileUploadState) => options.onStateChange?.(state))
  const onSettled = useEventCallback(options.onSettled)

  useEffect(() => {
    const running = controllers.current
    return () => running.forEach((controller) => controller.abort())
  }, [])

  const update = (next: UploadItem<Result>[]) => {
    const before = latest.current
    latest.current = next
    setItems(next)
    if (stateOf(next) !== stateOf(before)) onStateChange(stateOf(next))
    const done = doneOf(next)
    if (
      done.map(({ id }) => id).join() ===
      doneOf(before)
        .map(({ id }) => id)
        .join()
    )
      return
    onChange(done.map(({ id, file, result }) => ({ id, name: file.name, size: file.size, result: result as Result })))
  }
  const change = (id: string, what: Partial<UploadItem<Result>>) =>
    update(latest.current.map((item) => (item.id === id ? { ...item, ...what } : item)))

  const send = async ({ id, file }: UploadItem<Result>) => {
    const controller = new AbortController()
    controllers.current.set(id, controller)
    const settle = (what: Partial<UploadItem<Result>>) => {
      if (controller.signal.aborted) return
      change(id, what)
      const item = latest.current.find((each) => each.id === id)
      if (item) onSettled(item)
    }
    try {
      const onProgress = (part: number) => {
        if (!controller.signal.aborted) change(id, { part: Math.min(1, Math.max(0, part)) })
      }
      const result = await options.upload(file, { signal: controller.signal, onProgress })
      settle({ state: 'done', part: 1, result })
    } catch (reason) {
      settle({ state: 'failed', problem: options.explain(reason) })
    }
  }

  const stop = (id: string) => controllers.current.get(id)?.abort()

  return {
    items,
    taken: items.filter(takesPlace).length,
    /** Adds files; what was not sent gives way where there would be more than `most`. */
    add: (files: File[], most: number) => {
      const added = files.map((file): UploadItem<Result> => {
        count.current += 1
        const problem = options.refuse(file)
        return { id: `file-${count.current}`, file, state: problem ? 'refused' : 'uploading', part: 0, problem }
      })
      const isTight = latest.current.length + added.length > most
      update([...(isTight ? latest.current.filter(takesPlace) : latest.current), ...added])
      for (const item of added) {
        if (item.problem) onSettled(item)
        else void send(item)
      }
    },
    cancel: (id: string) => {
      stop(id)
      change(id, { state: 'cancelled', part: 0 })
    },
    retry: (item: UploadItem<Result>) => {
      change(item.id, { state: 'uploading', part: 0, problem: undefined })
      void send(item)
    },
    remove: (id: string) => {
      stop(id)
      update(latest.current.filter((item) => item.id !== id))
    },
  }
}
