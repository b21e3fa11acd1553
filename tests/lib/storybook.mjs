import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { ROOT } from './results.mjs'

/** The path of the test runner's own index; pages of stories need Storybook's index. */
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

/** Returns the stories of the built Storybook: id, title, file. */
export function storiesOf() {
  return Object.values(readIndex().entries).filter(({ type }) => type === 'story')
}

/** Returns the documentation pages of the built Storybook: id, title, file. */
export function docsOf() {
  return Object.values(readIndex().entries).filter(({ type }) => type === 'docs')
}

/** Returns the id of a component's story, with the group from its stories file. */
export function storyIdOf(component, story) {
  const file = join(ROOT, 'packages/ui/src/components', component, `${component}.stories.tsx`)
  const [, group] = /title: '(\w+)\//.exec(readFileSync(file, 'utf8')) ?? []
  return `${group}-${component}--${story}`.toLowerCase()
}

/**
 * Returns the index of some stories for the test runner, which opens one page per title. Stories are distributed over a
 * few titles, those of a component together, because loading a page costs more than rendering a story.
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
 * Serves the built Storybook, or another one, on a free port of this machine. Returns its URL, the URL for the test
 * runner, which visits these stories in this many pages, and the function that stops it.
 */
export async function serveStorybook({ stories = [], pages = 1, folder = FOLDER } = {}) {
  const forRunner = indexForRunner(stories, pages, folder)
  const server = createServer((request, response) => {
    if (request.url === `${RUNNER}index.json`) {
      response.writeHead(200, { 'content-type': TYPES['.json'] }).end(forRunner)
      return
    }
    // Browsers request an icon if a page names none, and stories have none.
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
