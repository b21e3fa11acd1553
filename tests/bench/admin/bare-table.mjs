import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { build } from 'vite'
import { ROOT } from '../../lib/results.mjs'

const UI = join(ROOT, 'packages/ui')
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' }

async function builtPage() {
  const outDir = mkdtempSync(join(tmpdir(), 'tessera-bare-'))
  const react = ['react', 'react-dom'].map((name) => [name, join(UI, 'node_modules', name)])
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(ROOT, 'tests/bench/admin/bare'),
    // The built package in the form in which an application receives it.
    resolve: {
      alias: {
        '@tessera/ui/styles.css': join(UI, 'dist/styles.css'),
        '@tessera/ui/data-table': join(UI, 'dist/entries/data-table.js'),
        '@tessera/ui': join(UI, 'dist/entries/index.js'),
        ...Object.fromEntries(react),
      },
    },
    build: { outDir, emptyOutDir: true, target: 'es2023' },
  })
  return outDir
}

/** Starts a page with only a DataTable of users; `answers` are the server's response bodies, one for each page. */
export async function startBare(answers) {
  const folder = await builtPage()
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [
        join(parentPath, name).slice(folder.length),
        readFileSync(join(parentPath, name)),
      ]),
  )
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const page = answers[Number(searchParams.get('page'))]
    if (pathname === '/users' && page) return response.writeHead(200, { 'content-type': 'application/json' }).end(page)
    const file = pathname === '/' ? '/index.html' : pathname
    const body = files.get(file)
    if (!body) return response.writeHead(404).end()
    return response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'image/svg+xml' }).end(body)
  })
  // The server has all files in memory, so their folder is not needed anymore.
  rmSync(folder, { recursive: true })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() }
}
