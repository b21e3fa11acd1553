/**
 * XMLHttpRequest with the features that the portal uses, over the test's `fetch`; reports progress once, at half of the
 * body.
 */
export class FakeXMLHttpRequest extends EventTarget {
  readonly upload = new EventTarget()
  readonly #headers = new Headers()
  readonly #abort = new AbortController()
  #method = 'GET'
  #url = ''
  responseType = ''
  status = 0
  statusText = ''
  response: unknown = null
  #answered = new Headers()

  open(method: string, url: string): void {
    this.#method = method
    this.#url = url
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value)
  }

  getAllResponseHeaders(): string {
    return [...this.#answered].map(([name, value]) => `${name}: ${value}`).join('\r\n')
  }

  abort(): void {
    this.#abort.abort()
    this.dispatchEvent(new Event('abort'))
  }

  send(body: BodyInit): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 2 }))
    void this.#send(body)
  }

  async #send(body: BodyInit): Promise<void> {
    try {
      const answer = await fetch(this.#url, {
        method: this.#method,
        headers: this.#headers,
        body,
        signal: this.#abort.signal,
      })
      this.status = answer.status
      this.#answered = answer.headers
      this.response = await answer.blob()
      this.dispatchEvent(new Event('load'))
    } catch {
      if (!this.#abort.signal.aborted) this.dispatchEvent(new Event('error'))
    }
  }
}
