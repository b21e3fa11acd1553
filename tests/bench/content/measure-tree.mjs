import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { chromium } from 'playwright'
import { build } from 'vite'
import { ensureChromium, LAUNCH_ARGS } from '../../lib/chromium.mjs'

/** Tree sizes in nodes, baseline first. */
export const SIZES = [50, 5000]
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' }
// Measures the action without the wait for the next frame of the screen.
const FRAMES = ['--disable-frame-rate-limit', '--disable-gpu-vsync']
/** Actions before the warm measurements. */
const WARMUP = 3

/** Builds the page for production, from the sources of `@tessera/ui` as the portal does; returns its files by path. */
async function buildPage() {
  const outDir = mkdtempSync(join(tmpdir(), 'tessera-tree-'))
  await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    root: join(import.meta.dirname, 'tree'),
    plugins: [vanillaExtractPlugin()],
    resolve: { conditions: ['@tessera/source', 'module', 'browser', 'production'], dedupe: ['react', 'react-dom'] },
    build: { outDir, emptyOutDir: true, target: 'es2023', rolldownOptions: { onLog: () => undefined } },
  })
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => [path.slice(outDir.length), readFileSync(path)])
  rmSync(outDir, { recursive: true })
  return new Map(files)
}

async function serve(files) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = pathname === '/' ? '/index.html' : pathname
    const body = files.get(path)
    if (!body) return response.writeHead(404).end()
    return response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'image/svg+xml' }).end(body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() }
}

/** Returns the milliseconds of each action in a new page with a tree of this many nodes. */
async function measurePage(browser, url, count) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  try {
    await page.goto(url)
    return await page.evaluate(
      async ([nodes, warmup]) => {
        const tree = globalThis.benchTree(nodes)
        const figures = { 'opens, fresh page': await tree.open() }
        figures['first letter, fresh page'] = await tree.type('z')
        for (let time = 0; time < warmup; time += 1) {
          await tree.close()
          await tree.open()
          await tree.type('z')
          await tree.type('y')
        }
        await tree.close()
        figures.opens = await tree.open()
        figures['first letter'] = await tree.type('z')
        figures['second letter'] = await tree.type('y')
        await tree.close()
        await tree.open({ isCollapsed: true })
        figures['expands all'] = await tree.expandAll()
        return figures
      },
      [count, WARMUP],
    )
  } finally {
    await page.close()
  }
}

/** Measures trees of 50 and 5,000 nodes alternately; returns the milliseconds of each action, by nodes. */
export async function measureTree(rounds) {
  const { url, stop } = await serve(await buildPage())
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...LAUNCH_ARGS, ...FRAMES] })
  const figures = {}
  for (let round = -1; round < rounds; round += 1) {
    for (const count of round % 2 ? SIZES : SIZES.toReversed()) {
      const measured = await measurePage(browser, url, count)
      if (round < 0) continue
      for (const [act, value] of Object.entries(measured)) ((figures[act] ??= {})[count] ??= []).push(value)
    }
  }
  const version = browser.version()
  await browser.close()
  stop()
  return { figures, browser: `Chromium ${version}` }
}
