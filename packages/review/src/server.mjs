import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { problemOf, FOLDER, readDecisions, writeDecision } from './decisions.mjs'

const TYPES = { '.html': 'text/html; charset=utf-8', '.png': 'image/png' }
const MAX_LENGTH = 10_000

async function bodyOf(request) {
  let text = ''
  for await (const part of request) {
    text += part
    if (text.length > MAX_LENGTH) throw new Error(`The decision is too long. Use at most ${MAX_LENGTH} characters.`)
  }
  return text ? JSON.parse(text) : undefined
}

const respond = (response, status, body) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** Serves the review's page on this machine only, and stores its decisions. */
export async function serveReview(folder, { port = 0, decisions = FOLDER } = {}) {
  async function decide(request, response, hash) {
    try {
      const decision = request.method === 'DELETE' ? undefined : await bodyOf(request)
      const problem = decision ? problemOf(hash, decision) : undefined
      if (problem) return respond(response, 400, { message: problem })
      writeDecision(hash, decision, decisions)
      return respond(response, 200, {})
    } catch (error) {
      return respond(response, 400, { message: error.message })
    }
  }

  const server = createServer((request, response) => {
    const { host, origin } = request.headers
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const [, hash] = /^\/decisions\/(\w+)$/.exec(pathname) ?? []
    // Another page in the same browser must not write or read decisions.
    if (!/^(127\.0\.0\.1|localhost):\d+$/.test(host ?? '') || (origin && origin !== `http://${host}`)) {
      return respond(response, 403, {
        message: 'This address is not allowed. Open the page at the address that the command prints.',
      })
    }
    if (pathname === '/decisions') return respond(response, 200, Object.fromEntries(readDecisions(decisions)))
    if (hash && ['PUT', 'DELETE'].includes(request.method ?? '')) return decide(request, response, hash)
    const file = join(folder, normalize(pathname === '/' ? '/index.html' : decodeURIComponent(pathname)))
    const isFound = file.startsWith(folder) && existsSync(file) && statSync(file).isFile()
    if (!isFound) return respond(response, 404, { message: 'The file does not exist.' })
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    return createReadStream(file).pipe(response)
  })
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}/`
  return { url, stop: () => new Promise((resolve) => server.close(resolve)) }
}
