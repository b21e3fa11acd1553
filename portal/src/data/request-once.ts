import { takePrefetched } from './prefetched-responses.ts'
import { NO_ANSWER, RequestError } from './request-error.ts'
import { sendWithProgress } from './send-with-progress.ts'

export type ResponseType = 'json' | 'text' | 'blob'

export interface Sending {
  url: string
  init: RequestInit
  responseType: ResponseType
  /** Milliseconds after which an incomplete response is aborted. */
  timeout: number
  signal: AbortSignal | undefined
  /** Receives the sent fraction of the body, from 0 to 1. */
  onUploadProgress?: ((part: number) => void) | undefined
}

async function bodyOf(response: Response, type: ResponseType): Promise<unknown> {
  if (response.status === 204) return undefined
  if (type === 'blob' && response.ok) return response.blob()
  const text = await response.text()
  if (type === 'text' && response.ok) return text
  const result = parsed(text)
  // Only 204 can be empty; any other empty or non-JSON response comes from a proxy.
  if (response.ok && (result === undefined || result === null))
    throw new RequestError({ status: response.status, headers: response.headers, result: text })
  return result ?? text
}

/** Returns a response's data; rejects with a `RequestError` unless it succeeded. */
export async function readAnswer(response: Response, type: ResponseType = 'json'): Promise<unknown> {
  const result = await bodyOf(response, type)
  if (!response.ok) throw new RequestError({ status: response.status, headers: response.headers, result })
  return result
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function noAnswer(isDropped: boolean): RequestError {
  if (!navigator.onLine) return new RequestError({ status: 0, code: 'OFFLINE', message: NO_ANSWER })
  return new RequestError({ status: 0, code: 'NO_ANSWER', message: NO_ANSWER, isDropped })
}

/** A prefetched request cannot be aborted, but its result can be ignored. */
async function unlessAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('The request was aborted.', 'AbortError')))
  })
  return Promise.race([answer, aborted])
}

/** Sends a request once and reads the whole response; rejects with a `RequestError` unless it succeeded. */
export async function requestOnce({ url, init, responseType, timeout, signal, ...sending }: Sending): Promise<{
  response: Response
  result: unknown
}> {
  const limit = new AbortController()
  let isTooLate = false
  const timer = setTimeout(() => {
    isTooLate = true
    limit.abort()
  }, timeout)
  const stop = (): void => limit.abort()
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  try {
    const ahead = takePrefetched(url, init)
    const send = async (): Promise<Response> => {
      const limited = { ...init, signal: limit.signal }
      return sending.onUploadProgress ? sendWithProgress(url, limited, sending.onUploadProgress) : fetch(url, limited)
    }
    const response = await (ahead ? unlessAborted(ahead, limit.signal) : send())
    return { response, result: await readAnswer(response, responseType) }
  } catch (reason) {
    if (reason instanceof RequestError || signal?.aborted) throw reason
    throw noAnswer(!isTooLate)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}
