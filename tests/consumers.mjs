import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { apps, testApp } from './consumers/apps.mjs'
import { pnpm } from './consumers/commands.mjs'
import { checklist, writeReport } from './lib/checklist.mjs'
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
if (unknown.length > 0)
  throw new Error(`There is no app ${unknown.join(', ')}. Use --only with: ${Object.keys(apps).join(', ')}.`)

async function packPackage(folder) {
  const source = join(ROOT, 'packages/ui')
  if (!existsSync(join(source, 'dist/entries/index.js'))) await pnpm(source, 'run', 'build')
  const tarball = join(folder, 'tessera-ui.tgz')
  await pnpm(source, 'pack', '--out', tarball)
  return tarball
}

const tempFolder = await mkdtemp(join(tmpdir(), 'tessera-consumers-'))
const browser = await chromium.launch({ executablePath: ensureChromium(), args: LAUNCH_ARGS })
const suites = []
try {
  const tarball = await packPackage(tempFolder)
  for (const name of chosen) {
    const { title } = apps[name]
    const started = Date.now()
    const { results, step } = checklist(title)
    await testApp(name, { folder: join(tempFolder, name), tarball, browser, step })
    const failed = results.find(({ status }) => status === 'failed')
    suites.push({ name: title, results })
    const passed = results.filter(({ status }) => status === 'passed').length
    const seconds = Math.round((Date.now() - started) / 1000)
    console.log(`${failed ? 'FAILED' : 'passed'}  ${title}: ${passed} of ${results.length} checks (${seconds} s)`)
    if (failed) console.log(`  ${failed.fullName}\n${failed.failureMessages.join('\n')}`)
  }
} finally {
  await browser.close()
  await rm(tempFolder, { recursive: true, force: true, maxRetries: 3 })
}
if (report) await writeReport(report, suites)
process.exitCode = suites.some(({ results }) => results.some(({ status }) => status === 'failed')) ? 1 : 0
