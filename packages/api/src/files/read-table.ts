import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { invalidField, HttpError } from '../core/http/http-error.ts'
import { isSystemError } from '../core/storage/data-dir-lock.ts'
import type { Table, TableOptions } from './table.ts'

/** Message to the worker. */
export interface ReadTableRequest {
  bytes: Uint8Array
  options: TableOptions
}

/** Message from the worker. */
export type ReadTableReply =
  | { table: Table; failure?: never }
  | { table?: never; failure: { code: HttpError['code']; options: HttpError['options'] } }

/** Maximum time to read one file, in milliseconds. A full list takes a tenth of it. */
const LONGEST_READ = 10_000
/** Memory limit of a worker, in MB. */
const MOST_MEMORY = 512
/** Files read at the same time; others wait. */
const MOST_WORKERS = 2

const isSource = import.meta.url.endsWith('.ts')
const SCRIPT = new URL(`./read-table-worker.${isSource ? 'ts' : 'js'}`, import.meta.url)
/** In development and tests the sources are TypeScript, which a worker reads with its own loader. */
const FROM_SOURCE =
  "import('tsx/esm/api').then(({ register }) => (register(), import(require('node:worker_threads').workerData)))"

/** A worker takes about 50 ms to start, so the last one is kept for the next file. */
let idle: Worker | null = null
let working = 0
const waiting: (() => void)[] = []

/** Starts a worker. Its failure while no file waits, for example on shutdown, doesn't stop the server. */
export function startWorker(): Worker {
  const worker = new Worker(isSource ? FROM_SOURCE : SCRIPT, {
    eval: isSource,
    workerData: SCRIPT.href,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
  })
  worker.on('error', () => undefined)
  worker.on('exit', () => {
    if (idle === worker) idle = null
  })
  return worker
}

function takeWorker(): Worker {
  const kept = idle
  idle = null
  return kept ?? startWorker()
}

function tooMuchWork(reason: string): HttpError {
  return new HttpError('FILE_UNPACKS_TOO_LARGE', { message: reason })
}

/** Makes a worker read one file. A worker that fails or is stopped is terminated. */
async function readInWorker(request: ReadTableRequest, signal: AbortSignal): Promise<ReadTableReply> {
  const late = AbortSignal.timeout(LONGEST_READ)
  const worker = takeWorker()
  worker.ref()
  try {
    const replied = once(worker, 'message', { signal: AbortSignal.any([signal, late]) })
    worker.postMessage(request)
    const [reply] = (await replied) as [ReadTableReply]
    worker.unref()
    if (idle === null) idle = worker
    else await worker.terminate()
    return reply
  } catch (error) {
    await worker.terminate()
    if (signal.aborted) throw invalidField('body', 'aborted', 'The caller left before the file was read.')
    if (late.aborted) throw tooMuchWork('It takes too long to read.')
    if (isSystemError(error, 'ERR_WORKER_OUT_OF_MEMORY')) throw tooMuchWork('It takes too much memory.')
    throw error
  }
}

/**
 * Reads a table from a user's file in a worker thread, so that the server continues to respond. Stops when the signal
 * aborts. Throws a HttpError with the file's error.
 */
export async function readTable(bytes: Buffer, options: TableOptions, signal: AbortSignal): Promise<Table> {
  if (working >= MOST_WORKERS) await new Promise<void>((resolve) => void waiting.push(resolve))
  working += 1
  try {
    const { table, failure } = await readInWorker({ bytes, options }, signal)
    if (failure) throw new HttpError(failure.code, failure.options)
    return table
  } finally {
    working -= 1
    waiting.shift()?.()
  }
}
