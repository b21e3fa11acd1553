'use client'
import { useEffect, useInsertionEffect, useRef, useState } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { useEventCallback } from '../../internal/use-event-callback.ts'

/** Options of an upload besides the file. */
export interface UploadContext {
  /** Aborted when the user cancels, removes the file or leaves. */
  signal: AbortSignal
  /** Called with the uploaded share, from 0 to 1. */
  onProgress: (part: number) => void
}

/** A file that was uploaded, now or earlier, with the result of its upload. */
export interface UploadedFile<Result> {
  id: string
  name: string
  /** In bytes. */
  size: number
  result: Result
}

/** 'settled' if every file in the list was uploaded; 'failed' if one was rejected, canceled or interrupted. */
export type FileUploadState = 'settled' | 'uploading' | 'failed'

export interface UploadItem {
  id: string
  name: string
  size: number
  /** Undefined for a file that was uploaded earlier. */
  file?: File
  /** Whether the form submits it with its other values. */
  isHeld?: boolean
  state: 'uploading' | 'done' | 'failed' | 'cancelled' | 'refused'
  part: number
  problem?: string
}

interface Options<Result> {
  values: readonly UploadedFile<Result>[] | undefined
  defaultValues: readonly UploadedFile<Result>[]
  /** Without it files stay in the form, each as its own result. */
  upload: ((file: File, context: UploadContext) => Promise<Result>) | undefined
  refuse: (file: File) => string | undefined
  explain: (reason: unknown) => string
  onChange: ((files: readonly UploadedFile<Result>[]) => void) | undefined
  onStateChange: ((state: FileUploadState) => void) | undefined
  onSettled: (item: UploadItem) => void
}

function stateOf(items: UploadItem[]): FileUploadState {
  if (items.some(({ state }) => state === 'uploading')) return 'uploading'
  return items.every(({ state }) => state === 'done') ? 'settled' : 'failed'
}
/** Whether a file counts toward the maximum; a failed one can be replaced. */
const countsTowardLimit = ({ state }: Pick<UploadItem, 'state'>) => state === 'uploading' || state === 'done'

/** Returns the rows of the list: earlier files and added ones, without those that the application removed. */
function rowsOf<Result>(values: readonly UploadedFile<Result>[], added: UploadItem[], isHeld: boolean): UploadItem[] {
  const addedIds = new Set(added.map(({ id }) => id))
  const valueIds = new Set(values.map(({ id }) => id))
  const before = values.filter(({ id }) => !addedIds.has(id))
  return [
    ...before.map((file) => ({ ...file, isHeld, state: 'done' as const, part: 1 })),
    ...added.filter(({ id, state }) => state !== 'done' || valueIds.has(id)),
  ]
}

/** Uploads files one by one as they are added, or keeps them for a form, and tracks their status. */
export function useUploads<Result>(options: Options<Result>) {
  type Files = readonly UploadedFile<Result>[]
  const isHeld = !options.upload
  const [values, setValues] = useControlledState<Files>(options.values, options.defaultValues, options.onChange)
  const [added, setAdded] = useState<UploadItem[]>([])
  const latest = useRef(added)
  const held = useRef(values)
  const controllers = useRef(new Map<string, AbortController>())
  const count = useRef(0)
  useInsertionEffect(() => {
    held.current = values
  })

  // Called when an upload finishes, which can be many renders after the file was added.
  const hold = useEventCallback((files: Files) => {
    held.current = files
    setValues(files)
  })
  const onStateChange = useEventCallback((state: FileUploadState) => options.onStateChange?.(state))
  const onSettled = useEventCallback(options.onSettled)

  useEffect(() => {
    const running = controllers.current
    return () => running.forEach((controller) => controller.abort())
  }, [])

  const update = (next: UploadItem[]) => {
    const before = stateOf(latest.current)
    latest.current = next
    setAdded(next)
    if (stateOf(next) !== before) onStateChange(stateOf(next))
  }
  const change = (id: string, changes: Partial<UploadItem>) =>
    update(latest.current.map((item) => (item.id === id ? { ...item, ...changes } : item)))
  const newId = (): string => {
    count.current += 1
    const id = `file-${count.current}`
    return held.current.some((file) => file.id === id) ? newId() : id
  }
  /** Adds an uploaded file to the values, in the order of the rows. */
  const storeResult = ({ id, name, size }: UploadItem, result: Result) => {
    const all = [...held.current, { id, name, size, result }]
    const order = rowsOf(all, latest.current, isHeld).map((row) => row.id)
    hold(all.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id)))
  }

  const storeFile = (item: UploadItem, file: File) => {
    storeResult(item, file as Result)
    onSettled(item)
  }
  const send = async ({ id }: UploadItem, file: File, upload: NonNullable<typeof options.upload>) => {
    const controller = new AbortController()
    controllers.current.set(id, controller)
    const settle = (changes: Partial<UploadItem>, ...results: [] | [Result]) => {
      if (controller.signal.aborted) return
      change(id, changes)
      const item = latest.current.find((each) => each.id === id)
      if (!item) return
      for (const result of results) storeResult(item, result)
      onSettled(item)
    }
    try {
      const onProgress = (part: number) => {
        if (!controller.signal.aborted) change(id, { part: Math.min(1, Math.max(0, part)) })
      }
      const result = await upload(file, { signal: controller.signal, onProgress })
      settle({ state: 'done', part: 1 }, result)
    } catch (reason) {
      settle({ state: 'failed', problem: options.explain(reason) })
    }
  }

  const stop = (id: string) => controllers.current.get(id)?.abort()

  const items = rowsOf(values, added, isHeld)
  return {
    items,
    taken: items.filter(countsTowardLimit).length,
    /** Adds files; failed ones are replaced if there would be more than `most`. */
    add: (files: File[], most: number) => {
      const newItems = files.map((file) => {
        const problem = options.refuse(file)
        const { name, size } = file
        const state = problem ? ('refused' as const) : isHeld ? ('done' as const) : ('uploading' as const)
        return { id: newId(), name, size, file, isHeld, state, part: 0, problem }
      })
      const isTight = items.length + newItems.length > most
      update([...(isTight ? latest.current.filter(countsTowardLimit) : latest.current), ...newItems])
      for (const item of newItems) {
        if (item.problem) onSettled(item)
        else if (options.upload) void send(item, item.file, options.upload)
        else storeFile(item, item.file)
      }
    },
    cancel: (id: string) => {
      stop(id)
      change(id, { state: 'cancelled', part: 0 })
    },
    retry: (item: UploadItem) => {
      change(item.id, { state: 'uploading', part: 0, problem: undefined })
      if (item.file && options.upload) void send(item, item.file, options.upload)
    },
    /** Resets to the initial files and aborts uploads. */
    reset: () => {
      controllers.current.forEach((controller) => controller.abort())
      update([])
      const initial = options.defaultValues
      const isInitial =
        held.current.length === initial.length && held.current.every(({ id }, at) => id === initial[at]?.id)
      if (!isInitial) hold(initial)
    },
    remove: (id: string) => {
      stop(id)
      update(latest.current.filter((item) => item.id !== id))
      if (held.current.some((file) => file.id === id)) hold(held.current.filter((file) => file.id !== id))
    },
  }
}
