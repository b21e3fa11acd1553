import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { freePort } from '../lib/postgres.mjs'
import { ROOT } from '../lib/results.mjs'

const PORTAL = join(ROOT, 'portal')
const NAMES = ['Shopper Behavior', 'Customer Perception', 'Insights Activation', 'Digital Landscapes']

async function builtPage() {
  const outDir = mkdtempSync(join(tmpdir(), 'tessera-control-'))
  const packages = ['react', 'react-dom', 'react-router-dom']
  const alias = Object.fromEntries(packages.map((name) => [name, join(PORTAL, 'node_modules', name)]))
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(ROOT, 'tests/bench/control'),
    resolve: { alias },
    build: { outDir, emptyOutDir: true, target: 'es2023' },
  })
  return outDir
}

/**
 * Starts a bare page of React and its router in the portal's font, with one call at `/apps`. It is the lower limit of
 * any measurement.
 */
export async function startControl() {
  const folder = await builtPage()
  const assets = join(PORTAL, 'dist/assets')
  const font = readdirSync(assets).find((name) => /^inter-latin-(?!ext).*\.woff2$/.test(name))
  const html = readFileSync(join(folder, 'index.html'))
  const files = new Map([
    ['/font.woff2', ['font/woff2', readFileSync(join(assets, font))]],
    // The portal's icon, because without one, the browser requests it at an unpredictable time.
    ['/favicon.svg', ['image/svg+xml', readFileSync(join(PORTAL, 'public/favicon.svg'))]],
  ])
  for (const name of readdirSync(join(folder, 'assets'))) {
    files.set(`/assets/${name}`, ['text/javascript', readFileSync(join(folder, 'assets', name))])
  }
  const packed = new Map([...files].map(([path, [type, body]]) => [path, [type, brotliCompressSync(body)]]))
  const server = createServer(({ url = '/' }, response) => {
    const [type, body] = packed.get(url) ?? []
    const common = { 'cache-control': body ? 'public, max-age=31536000, immutable' : 'no-store' }
    if (url === '/call') {
      response.writeHead(200, { ...common, 'content-type': 'application/json' }).end(JSON.stringify(NAMES))
    } else if (body) {
      response.writeHead(200, { ...common, 'content-type': type, 'content-encoding': 'br' }).end(body)
    } else {
      response.writeHead(200, { ...common, 'content-type': 'text/html; charset=utf-8' }).end(html)
    }
  })
  const port = await freePort()
  await new Promise((resolve) => {
    server.listen(port, resolve)
  })
  return { url: `http://localhost:${port}`, stop: () => server.close() }
}
