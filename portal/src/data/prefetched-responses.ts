/** A call that the page's document made before this script loaded. */
interface PrefetchedResponse {
  url: string
  headers: Record<string, string>
  answer: Promise<Response>
}

declare global {
  interface Window {
    prefetched?: PrefetchedResponse[]
    /** Whether the document redirects to the response's address. */
    isLeaving?: boolean
  }
}

/** Milliseconds after the page load during which prefetched responses are fresh. */
const FRESH_FOR = 30_000

const textOf = (headers: HeadersInit | undefined): string => JSON.stringify([...new Headers(headers)])

function findPrefetched(url: string, headers: HeadersInit | undefined): PrefetchedResponse | undefined {
  return window.prefetched?.find((each) => each.url === url && textOf(each.headers) === textOf(headers))
}

/**
 * Returns the document's prefetched response to this request: only once, and only while the page is new and no write
 * was sent.
 */
export function takePrefetched(url: string, { method, headers }: RequestInit): Promise<Response> | undefined {
  if (method !== 'GET' || performance.now() > FRESH_FOR) {
    window.prefetched = []
    return undefined
  }
  const found = findPrefetched(url, headers)
  window.prefetched = window.prefetched?.filter((each) => each !== found)
  return found?.answer
}

/** Reads a copy of the response; its consumer can still read the original. */
export async function peekPrefetched(url: string, headers: HeadersInit): Promise<Response | undefined> {
  return (await findPrefetched(url, headers)?.answer)?.clone()
}
