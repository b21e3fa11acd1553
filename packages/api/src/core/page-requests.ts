import type { IncomingHttpHeaders } from 'node:http'
import { API_BASE } from '@tessera/contract'

interface Asked {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingHttpHeaders
}

const SERVERS_OWN = [`${API_BASE}/`, '/api/', '/idp/', '/assets/']
const LOOKS_LIKE_FILE = /\.[a-z0-9]{2,5}$/i

function pathOf({ url = '/' }: Asked): string {
  return url.split('?')[0] ?? ''
}

/** Whether a browser asks in order to show a page in a tab. */
function isForTab({ headers }: Asked): boolean {
  const destination = headers['sec-fetch-dest']
  return destination ? destination === 'document' : headers.accept?.includes('text/html') === true
}

/** Whether what no route answers is to be answered by the portal's document: its own pages, and whatever a tab shows. */
export function isPageRequest(asked: Asked): boolean {
  const path = pathOf(asked)
  const isRead = asked.method === 'GET' || asked.method === 'HEAD'
  const isServers = path === API_BASE || SERVERS_OWN.some((prefix) => path.startsWith(prefix))
  return isRead && !isServers && (isForTab(asked) || !LOOKS_LIKE_FILE.test(path))
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** The address that is routed: a page's that cannot be decoded stands for itself, so that it is a page nobody has. */
export function routedUrl(asked: Asked): string {
  const { url = '/' } = asked
  const path = pathOf(asked)
  if (isDecodable(path) || !isPageRequest(asked)) return url
  return path.replaceAll('%', '%25') + url.slice(path.length)
}
