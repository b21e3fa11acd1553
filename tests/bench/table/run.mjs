import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { ensureChromium, LAUNCH_ARGS } from '../../lib/chromium.mjs'
import { COLD, measureActs, measureCold, measureHeap, measureInteractions, measureScroll, open } from './actions.mjs'
import { median, report } from './report.mjs'

const HERE = import.meta.dirname
const REPORT = resolve(HERE, '../../../docs/benchmarks/table.md')
const OUT = resolve(HERE, '.cache/page')
const ALL = ['limit', 'plain', 'tessera', 'parts', 'mui', 'ag-grid', 'antd', 'mantine', 'react-aria', 'spectrum']
const LABELS = [
  ...Object.keys(COLD),
  'mount 500, warm',
  'mount 10,000, warm',
  'mount 100,000, warm',
  'sort 10,000, warm',
  'filter, 3 letters, warm',
  'select one, warm',
  'select all, warm',
  'sort, INP at ¼ speed',
  'select, INP at ¼ speed',
  'scroll, p95 frame',
  'blank frames',
  'heap growth, %',
  'script, kB gzip',
]
const SIZES = [500, 10_000, 100_000]
// Without these flags, actions wait for the screen's frame rate; scrolls and presses are measured at that rate.
const SOONER = ['--disable-frame-rate-limit', '--disable-gpu-vsync']

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    /** Writes the results to another file than the documentation. */
    out: { type: 'string', default: REPORT },
    /** Measures fresh pages only. */
    'only-cold': { type: 'boolean', default: false },
    /** Uses the page from an earlier build. */
    'keep-page': { type: 'boolean', default: false },
  },
})
const adapters = options.only?.split(',') ?? ALL
const unknown = adapters.filter((name) => !ALL.includes(name))
if (unknown.length > 0) throw new Error(`There is no adapter ${unknown.join(', ')}. Use: ${ALL.join(', ')}.`)
const rounds = Number(options.rounds)
const print = (text) => process.stdout.write(`${text}\n`)

function install() {
  if (existsSync(join(HERE, 'node_modules'))) return
  const { status } = spawnSync('npm', ['ci', '--no-progress'], { cwd: HERE, stdio: 'inherit' })
  if (status !== 0)
    throw new Error('The packages of the other tables could not be installed. See the output of npm above.')
}

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' }

async function serve() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(OUT, pathname === '/' ? 'index.html' : pathname)
    if (!existsSync(file)) return response.writeHead(404).end()
    return response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'image/svg+xml' }).end(readFileSync(file))
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }
}

const launch = (args) => chromium.launch({ executablePath: ensureChromium(), args: [...LAUNCH_ARGS, ...args] })
const samples = Object.fromEntries(adapters.map((name) => [name, {}]))

function keep(name, figures) {
  for (const [label, value] of Object.entries(figures)) (samples[name][label] ??= []).push(...[value].flat())
}

/** Runs one measurement of one adapter in a new page; a table without the feature has no figure. */
async function measured(browser, name, measure) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  try {
    keep(name, await measure(page))
  } catch (error) {
    print(`  ${name}: ${error.message.split('\n')[0]}`)
  } finally {
    await page.close()
  }
}

// Each round starts with another table, so none always follows the same one.
const inTurn = (round) => adapters.map((_, index) => adapters[(index + round) % adapters.length])

async function measureAll(url) {
  const sooner = await launch(SOONER)
  const browser = await launch([])
  const warmed = (measure, name) => async (page) => {
    await open(page, url, name)
    return measure(page)
  }
  for (let round = 1; round <= rounds; round += 1) {
    // Measures all tables with one label before the next label, so the figures of a label are close in time.
    for (const [label, { asOnScreen }] of Object.entries(COLD)) {
      for (const name of inTurn(round))
        await measured(asOnScreen ? browser : sooner, name, (page) => measureCold(page, url, name, label))
    }
    for (const name of options['only-cold'] ? [] : inTurn(round)) {
      await measured(
        sooner,
        name,
        warmed((page) => measureActs(page, SIZES), name),
      )
      await measured(browser, name, warmed(measureInteractions, name))
      await measured(browser, name, warmed(measureScroll, name))
      await measured(sooner, name, warmed(measureHeap, name))
    }
    print(`Round ${round} of ${rounds} is done.`)
  }
  const version = browser.version()
  await Promise.all([sooner.close(), browser.close()])
  return `Chromium ${version}`
}

install()
const { buildPage, costOf, requireOwnBuild } = await import('./build.mjs')
requireOwnBuild()
if (!options['keep-page'] || !existsSync(OUT)) await buildPage(OUT)
for (const name of adapters) keep(name, { 'script, kB gzip': (await costOf(name)) / 1000 })
const { url, close } = await serve()
const browser = await measureAll(url)
close()

const medians = Object.fromEntries(
  adapters.map((name) => [
    name,
    Object.fromEntries(Object.entries(samples[name]).map(([label, values]) => [label, median(values)])),
  ]),
)
// A table with pages does not scroll.
for (const name of adapters) if ((medians[name].way ?? 0) < 100_000) delete medians[name]['scroll, p95 frame']
const { dependencies } = JSON.parse(readFileSync(join(HERE, 'package.json'), 'utf8'))
const versions = Object.entries(dependencies)
  .filter(([name]) => /data-grid|ag-grid-react|antd|mantine-datatable|s2|aria|tanstack|^react$|vite/.test(name))
  .map(([name, version]) => `${name} ${version}`)
const text = report({
  adapters,
  medians,
  labels: LABELS,
  rounds,
  browser,
  versions: versions.join(', '),
  date: new Date().toISOString().slice(0, 10),
})
mkdirSync(resolve(options.out, '..'), { recursive: true })
writeFileSync(options.out, text)
print(text)
