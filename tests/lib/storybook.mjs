import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { ROOT } from './results.mjs'

/** Where the test runner finds its own index; pages of stories need Storybook's. */
const RUNNER = '/runner/'
const FOLDER = join(ROOT, 'storybook-static')
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

function fileOf(url, folder) {
  const { pathname } = new URL(url ?? '/', 'http://localhost')
  const file = join(folder, normalize(pathname === '/' ? '/index.html' : decodeURIComponent(pathname)))
  return file.startsWith(folder) && existsSync(file) && statSync(file).isFile() ? file : null
}

function readIndex(folder = FOLDER) {
  if (!existsSync(join(folder, 'index.json'))) {
    throw new Error('storybook-static is not built. Run `npm run build:storybook` first.')
  }
  return JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
}

/** The stories of the built Storybook: id, title, file. */
export function storiesOf() {
  return Object.values(readIndex().entries).filter(({ type }) => type === 'story')
}

/** The documentation pages of the built Storybook: id, title, file. */
export function docsOf() {
  return Object.values(readIndex().entries).filter(({ type }) => type === 'docs')
}

/** The id of a component's story; its group is the one that its stories name. */
export function storyIdOf(component, story) {
  const file = join(ROOT, 'packages/ui/src/components', component, `${component}.stories.tsx`)
  const [, group] = /title: '(\w+)\//.exec(readFileSync(file, 'utf8')) ?? []
  return `${group}-${component}--${story}`.toLowerCase()
}

/**
 * The index of some stories for the test runner, which opens a page for each title: so they are shared out over a few
 * titles, a component's together. Loading a page costs more than drawing a story.
 */
function indexForRunner(stories, pages, folder) {
  const titles = [...new Set(stories.map(({ title }) => title))]
  const entries = stories.map(({ title, name, ...story }) => [
    story.id,
    { ...story, title: `Page ${(titles.indexOf(title) % pages) + 1}`, name: `${title}: ${name}` },
  ])
  return JSON.stringify({ ...readIndex(folder), entries: Object.fromEntries(entries) })
}

/**
 * Serves the built Storybook, or one that lies elsewhere, on a free port of this machine; answers its address, that for the test runner, which is to
 * visit some stories in so many pages, and how to stop it.
 */
export async function serveStorybook({ stories = [], pages = 1, folder = FOLDER } = {}) {
  const forRunner = indexForRunner(stories, pages, folder)
  const server = createServer((request, response) => {
    if (request.url === `${RUNNER}index.json`) {
      response.writeHead(200, { 'content-type': TYPES['.json'] }).end(forRunner)
      return
    }
    // Browsers ask for one where a page names none; stories and their pages have none to be missed.
    if (request.url === '/favicon.ico') {
      response.writeHead(204).end()
      return
    }
    const file = fileOf(request.url?.replace(RUNNER, '/'), folder)
    const type = TYPES[extname(file ?? '')] ?? 'application/octet-stream'
    response.writeHead(file ? 200 : 404, { 'content-type': type })
    if (file) createReadStream(file).pipe(response)
    else response.end()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const url = `http://127.0.0.1:${port}`
  return { url, runnerUrl: url + RUNNER, stop: () => server.close() }
}
