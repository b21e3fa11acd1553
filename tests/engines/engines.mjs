import { parseArgs } from 'node:util'
import { writeReport } from '../lib/checklist.mjs'
import { ensureFirefox } from '../lib/firefox.mjs'
import { ensureWebkit } from '../lib/webkit.mjs'

const ENGINES = {
  firefox: { title: 'Firefox', ensure: ensureFirefox },
  webkit: { title: 'WebKit', ensure: ensureWebkit },
}

/**
 * Runs a suite in the engine from the command line (`ENGINE [REPORT] [--only TEXT]`) and writes its report; if the
 * engine is unavailable, the suite is skipped with the reason.
 */
export async function runInEngine(suite, task) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } })
  const [name, report] = positionals
  const engine = ENGINES[name]
  if (!engine) throw new Error(`'${name ?? ''}' is not an engine. Use ${Object.keys(ENGINES).join(' or ')}.`)
  const title = `${suite} in ${engine.title}`
  const { open, reason } = engine.ensure()
  const results = reason
    ? [{ fullName: title, status: 'pending', failureMessages: [reason] }]
    : await task({ engine: name, title, open, only: values.only ?? '' })
  if (reason) console.log(`${title}: skipped ${reason}.`)
  for (const { fullName, status, failureMessages } of results) {
    if (status === 'failed') console.log(`FAILED  ${fullName}\n  ${failureMessages.join('\n  ')}`)
  }
  if (report) await writeReport(report, [{ name: title, results }])
  process.exitCode = results.some(({ status }) => status === 'failed') ? 1 : 0
}
