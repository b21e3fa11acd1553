import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { apps, tryApp } from './consumers/apps.mjs'
import { pnpm } from './consumers/commands.mjs'
import { LAUNCH_ARGS, ensureChromium } from './lib/chromium.mjs'
import { ROOT } from './lib/results.mjs'

const {
  values: options,
  positionals: [report],
} = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', multiple: true } },
})
const chosen = options.only ?? Object.keys(apps)
const unknown = chosen.filter((name) => !(name in apps))
if (unknown.length > 0) throw new Error(`--only takes ${Object.keys(apps).join(' or ')}, not ${unknown.join(', ')}.`)

/** Runs checks in order; after one has failed the rest of the application is not reached. */
function checklist(title) {
  const results = []
  const step = async (name, check) => {
    const fullName = `${title}: ${name}`
    if (results.some(({ status }) => status === 'failed')) {
      results.push({ fullName, status: 'pending', failureMessages: [] })
      return
    }
    try {
      await check()
      results.push({ fullName, status: 'passed', failureMessages: [] })
    } catch (error) {
      results.push({ fullName, status: 'failed', failureMessages: [error.message] })
    }
  }
  return { results, step }
}

async function packed(folder) {
  const source = join(ROOT, 'packages/ui')
  if (!existsSync(join(source, 'dist/entries/index.js'))) await pnpm(source, 'run', 'build')
  const tarball = join(folder, 'tessera-ui.tgz')
  await pnpm(source, 'pack', '--out', tarball)
  return tarball
}

const house = await mkdtemp(join(tmpdir(), 'tessera-consumers-'))
const browser = await chromium.launch({ executablePath: ensureChromium(), args: LAUNCH_ARGS })
const testResults = []
try {
  const tarball = await packed(house)
  for (const name of chosen) {
    const { title } = apps[name]
    const started = Date.now()
    const { results, step } = checklist(title)
    await tryApp(name, { folder: join(house, name), tarball, browser, step })
    const failed = results.find(({ status }) => status === 'failed')
    testResults.push({ name: title, status: failed ? 'failed' : 'passed', assertionResults: results })
    const passed = results.filter(({ status }) => status === 'passed').length
    const seconds = Math.round((Date.now() - started) / 1000)
    console.log(`${failed ? 'FAILED' : 'passed'}  ${title}: ${passed} of ${results.length} checks (${seconds} s)`)
    if (failed) console.log(`  ${failed.fullName}\n${failed.failureMessages.join('\n')}`)
  }
} finally {
  await browser.close()
  await rm(house, { recursive: true, force: true, maxRetries: 3 })
}
if (report) await writeFile(report, `${JSON.stringify({ testResults }, null, 2)}\n`)
process.exitCode = testResults.some(({ status }) => status === 'failed') ? 1 : 0
