/** Response headers, in XMLHttpRequest's format. */
function headersIn(text: string): Headers {
  const headers = new Headers()
  for (const line of text.trim().split(/[\r\n]+/)) {
    const [name = '', ...value] = line.split(':')
    if (name) headers.append(name.trim(), value.join(':').trim())
  }
  return headers
}

/** Sends a request with upload progress, which `fetch` lacks. */
export async function sendWithProgress(
  url: string,
  { method = 'GET', headers, body, signal }: RequestInit,
  onProgress: (part: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    sending.open(method, url)
    sending.responseType = 'blob'
    new Headers(headers).forEach((value, name) => sending.setRequestHeader(name, value))
    sending.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    sending.addEventListener('load', () => {
      const { status, statusText, response } = sending
      const answer = status === 204 ? null : (response as Blob)
      resolve(new Response(answer, { status, statusText, headers: headersIn(sending.getAllResponseHeaders()) }))
    })
    sending.addEventListener('error', () => reject(new TypeError('The connection broke.')))
    sending.addEventListener('abort', () => reject(new DOMException('The request was aborted.', 'AbortError')))
    // A request that was never sent fires no abort event.
    if (signal?.aborted) return reject(new DOMException('The request was aborted.', 'AbortError'))
    signal?.addEventListener('abort', () => sending.abort())
    onProgress(0)
    sending.send(body as XMLHttpRequestBodyInit)
  })
}
