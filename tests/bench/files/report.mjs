import { p95, table, written } from '../figures.mjs'
import { median } from '../table/report.mjs'

const GOAL = 1.2
const PREVIEW_GOAL = 12

const ratio = (value, by) => (value / by).toFixed(2)
const verdict = (value, goal) => (value <= goal ? 'reached' : `missed (${goal})`)
const count = (people) => people.toLocaleString('en-US')

function timeRows({ database, perRow }) {
  return Object.entries(perRow).map(([file, { small, large }]) => {
    const own = median(large) / median(small)
    return [database, file, written(median(small)), written(median(large)), own.toFixed(2), verdict(own, GOAL)]
  })
}

function memoryRows({ database, memory }) {
  return Object.entries(memory).map(([file, { small, large }]) => {
    const own = large.held / small.held
    const rss = [written(small.rss), written(large.rss), ratio(large.rss, small.rss)]
    return [database, file, written(small.held), written(large.held), own.toFixed(2), ...rss, verdict(own, GOAL)]
  })
}

function previewRow({ database, previews }) {
  const [few, many] = [median(previews[500]), median(previews[5000])]
  return [database, written(few), written(many), ratio(many, few), verdict(many / few, PREVIEW_GOAL)]
}

function listRows({ database, list, listGoal }) {
  const alone = p95(list.alone)
  const rows = [
    ['alone', list.alone],
    ['during exports', list.exporting],
    ['during previews', list.previewing],
  ]
  return rows.map(([when, took]) => [
    database,
    when,
    String(took.length),
    written(median(took)),
    written(p95(took)),
    when === 'alone' ? '–' : ratio(p95(took), alone),
    when === 'alone' ? '–' : verdict(p95(took) / alone, listGoal),
  ])
}

/** Returns the figures as a documentation page. */
export function report({ measured, rounds, machine, date }) {
  const [{ people }] = measured
  const sizes = [`${count(people.small)} rows`, `${count(people.large)} rows`]
  return `# Files, measured

${date}; ${machine}. Medians of ${rounds} ${Number(rounds) === 1 ? 'round' : 'rounds'}. A round exports the small company, the large one, and the small one
again, with one server and one database. Compare only figures of one run.
On another machine, or a busy one, the figures differ, but the ratios are about the same.

## Exports

Microseconds per row, from the call that starts the job to the file in storage.

${table(['database', 'file', ...sizes, 'ratio', 'goal: 1.2'], measured.flatMap(timeRows))}

Memory of the server's process in MB while it writes. The first columns are the maximum of heap and buffers, each measured after a
garbage collection. The 'rss' columns are the maximum resident set. A process seldom returns this memory, and the large file is
written after the small one.

${table(['database', 'file', ...sizes, 'ratio', 'rss, small', 'rss, large', 'ratio', 'goal: 1.2'], measured.flatMap(memoryRows))}

## Previews

Milliseconds until the preview is ready.

${table(['database', '500 rows', '5,000 rows', 'ratio', 'goal: 12'], measured.map(previewRow))}

## The list of users during exports and previews

Milliseconds for the first 100 of ${count(people.large)} users, requested every 150 ms by a client in the same process. The goals compare p95
with the p95 of the list alone: at most 3 times on PostgreSQL, and 6 times on the embedded database. The embedded database is in
the same process and has one connection.

${table(['database', 'when', 'requests', 'median', 'p95', 'p95 ÷ alone', 'goal'], measured.flatMap(listRows))}

\`npm run bench:files\` measures again and writes this page.
`
}
