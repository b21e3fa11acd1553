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

${date}; ${machine}. ${rounds} ${Number(rounds) === 1 ? 'round' : 'rounds'}, in which the small company's export, the large one's and the small one's once more follow each other, in one server over one database; medians. Compare within one run: another machine, or a busy one, has other figures, and much the same ratios.

## Exports

Microseconds a row, from the call that starts the job to the file in the storage.

${table(['database', 'file', ...sizes, 'ratio', 'goal: 1.2'], measured.flatMap(timeRows))}

Memory of the server's process in MB while it writes: the most that is held (heap and buffers, each time after what is not
needed was thrown away), and the most of all that it had taken (rss), which a process seldom gives back: the large file comes after the small one.

${table(['database', 'file', ...sizes, 'ratio', 'rss, small', 'rss, large', 'ratio', 'goal: 1.2'], measured.flatMap(memoryRows))}

## Previews

Milliseconds until the report is there.

${table(['database', '500 rows', '5,000 rows', 'ratio', 'goal: 12'], measured.map(previewRow))}

## The list of users meanwhile

Milliseconds of the first 100 of the ${count(people.large)}, asked for every 150 ms by a client in the same process. The goals: p95 at most 3 times its
own on PostgreSQL, 6 times on the embedded database, which is in the same process and has one connection.

${table(['database', 'when', 'asked', 'median', 'p95', 'p95 ÷ alone', 'goal'], measured.flatMap(listRows))}

\`npm run bench:files\` measures again and writes this page.
`
}
