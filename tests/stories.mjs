import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureChromium } from './lib/chromium.mjs'
import { ROOT } from './lib/results.mjs'
import { serveStorybook, storiesOf } from './lib/storybook.mjs'
import { chooseStories } from './lib/story-choice.mjs'

const [report] = process.argv.slice(2)
const { TEST_SEED = '0', TEST_MATRIX = 'full', TEST_WORKERS = '2', STORYBOOK_LOCALE = 'en-US' } = process.env

const all = storiesOf()
const { ids, why } = chooseStories(all, {
  seed: Number(TEST_SEED),
  isFull: TEST_MATRIX === 'full',
  isSecond: STORYBOOK_LOCALE !== 'en-US',
})
console.log(
  `${STORYBOOK_LOCALE}: ${ids === 'all' ? `all ${all.length}` : `${ids.length} of ${all.length}`} stories, ${why}`,
)

const stories = ids === 'all' ? all : all.filter(({ id }) => ids.includes(id))
// Idle workers take over pages of busy ones.
const storybook = await serveStorybook({ stories, pages: Number(TEST_WORKERS) * 4 })
const args = ['--url', storybook.runnerUrl, '--index-json', '--ci', '--maxWorkers', TEST_WORKERS]
const child = spawn(
  join(ROOT, 'node_modules/.bin/test-storybook'),
  report ? [...args, '--json', '--outputFile', report] : args,
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: ensureChromium() } },
)
child.once('exit', (code) => {
  storybook.stop()
  process.exitCode = code ?? 1
})
