/** How long a browser can take to read a download, in milliseconds. */
const TIMEOUT_MS = 60_000

function nameIn(headers: Headers): string | undefined {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1]
}

/** Saves a file from a call's response, under the server's name for it. */
export function saveResponse({ data, headers }: { data: unknown; headers: Headers }, otherwise: string): void {
  if (!(data instanceof Blob)) throw new TypeError('No file was answered.')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(data)
  link.download = nameIn(headers) ?? otherwise
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), TIMEOUT_MS)
}
