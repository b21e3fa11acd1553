import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureChromium } from './lib/chromium.mjs'
import { ROOT } from './lib/results.mjs'
import { serveStorybook } from './lib/storybook.mjs'

const [report] = process.argv.slice(2)
const storybook = await serveStorybook()
const args = ['--url', storybook.url, '--index-json', '--ci', '--maxWorkers', '2']
const child = spawn(
  join(ROOT, 'node_modules/.bin/test-storybook'),
  report ? [...args, '--json', '--outputFile', report] : args,
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: ensureChromium() } },
)
child.once('exit', (code) => {
  storybook.stop()
  process.exitCode = code ?? 1
})
