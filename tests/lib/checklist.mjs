import { writeFile } from 'node:fs/promises'

/** Runs checks in order; after a failure, the remaining ones are skipped. */
export function checklist(title) {
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

/** Writes the results, one suite each, in the format that `npm test` and `npm run trace` read. */
export async function writeReport(path, suites) {
  const testResults = suites.map(({ name, results }) => ({
    name,
    status: results.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
    assertionResults: results,
  }))
  await writeFile(path, `${JSON.stringify({ testResults }, null, 2)}\n`)
}
