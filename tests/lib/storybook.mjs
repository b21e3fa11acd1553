import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { ROOT } from './results.mjs'

const FOLDER = join(ROOT, 'storybook-static')
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

function fileOf(url) {
  const { pathname } = new URL(url ?? '/', 'http://localhost')
  const file = join(FOLDER, normalize(pathname === '/' ? '/index.html' : decodeURIComponent(pathname)))
  return file.startsWith(FOLDER) && existsSync(file) && statSync(file).isFile() ? file : null
}

/** Serves the built Storybook on a free port of this machine; answers its address and how to stop it. */
export async function serveStorybook() {
  if (!existsSync(join(FOLDER, 'index.json'))) {
    throw new Error('storybook-static is not built. Run `npm run build:storybook` first.')
  }
  const server = createServer((request, response) => {
    const file = fileOf(request.url)
    const type = TYPES[extname(file ?? '')] ?? 'application/octet-stream'
    response.writeHead(file ? 200 : 404, { 'content-type': type })
    if (file) createReadStream(file).pipe(response)
    else response.end()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
