/** A call that the page's document has made before this script was there. */
interface AskedAhead {
  url: string
  headers: Record<string, string>
  answer: Promise<Response>
}

declare global {
  interface Window {
    prefetched?: AskedAhead[]
    /** Whether the document redirects by a response. */
    isLeaving?: boolean
  }
}

/** Milliseconds after the page load for which prefetched responses count as fresh. */
const FRESH_FOR = 30_000

const textOf = (headers: HeadersInit | undefined): string => JSON.stringify([...new Headers(headers)])

function findAsked(url: string, headers: HeadersInit | undefined): AskedAhead | undefined {
  return window.prefetched?.find((each) => each.url === url && textOf(each.headers) === textOf(headers))
}

/** The document's prefetched response to this request; once, while the page is new and nothing was written. */
export function takePrefetched(url: string, { method, headers }: RequestInit): Promise<Response> | undefined {
  if (method !== 'GET' || performance.now() > FRESH_FOR) {
    window.prefetched = []
    return undefined
  }
  const found = findAsked(url, headers)
  window.prefetched = window.prefetched?.filter((each) => each !== found)
  return found?.answer
}

/** Reads the same response ahead; its consumer still gets it whole. */
export async function peekAskedAhead(url: string, headers: HeadersInit): Promise<Response | undefined> {
  return (await findAsked(url, headers)?.answer)?.clone()
}
