import { cpus, platform, totalmem } from 'node:os'

const NAMES = {
  limit: 'limit',
  plain: 'plain TanStack',
  tessera: '**Tessera**',
  parts: 'with all parts',
  mui: 'MUI X 9',
  'ag-grid': 'AG Grid 36',
  antd: 'antd 6',
  mantine: 'Mantine-dt 9',
  'react-aria': 'React Aria',
  spectrum: 'Spectrum S2',
}

export const median = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

const written = (value) =>
  value === undefined ? '–' : Math.abs(value) < 10 ? value.toFixed(1) : String(Math.round(value))
const ratio = (value, base) => (value === undefined || !base ? '–' : (value / base).toFixed(2))

const line = (cells) => `| ${cells.join(' | ')} |`
const table = (adapters, rows) =>
  [
    line(['', ...adapters.map((name) => NAMES[name])]),
    line(['---', ...adapters.map(() => '--:')]),
    ...rows.map(line),
  ].join('\n')

/** Returns the results as a documentation page. */
export function report({ adapters, medians, labels, rounds, browser, versions, date }) {
  const [cpu] = cpus()
  const has = (label) => adapters.some((name) => medians[name]?.[label] !== undefined)
  const shown = labels.filter(has)
  const timed = shown.filter((label) => !/blank|dropped|heap|kB/.test(label))
  const against = (base) =>
    table(
      adapters,
      timed.map((label) => [label, ...adapters.map((name) => ratio(medians[name]?.[label], medians[base]?.[label]))]),
    )
  const ratios = ['plain', 'limit']
    .filter((base) => adapters.includes(base))
    .map((base) => `## Times ${NAMES[base]}\n\n${against(base)}`)
  return `# The data table, measured

${date}; ${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()}, ${browser}, Node ${process.versions.node}. Medians of ${rounds} interleaved rounds; milliseconds from the act to the paint that shows its outcome. Rows that do not say 'warm' are cold: each measurement has a fresh page, which has loaded the table's code and run none of it but the mount before the act. Compare within one run: another machine, or a busy one, has other milliseconds, and much the same ratios.

${table(
  adapters,
  shown.map((label) => [label, ...adapters.map((name) => written(medians[name]?.[label]))]),
)}

${ratios.join('\n\n')}

## What is measured

- Six columns, selection, sort and a search over all columns; 1,100 × 600 px. 'limit' is a hand-written DOM of the rows in view, without React, roles or keyboard; 'plain TanStack' is TanStack Table and Virtual with the least markup. Ours has everything on: grid roles, keyboard, announcements; 'with all parts' it has toolbar, search, views, filters, find, columns, export and editing besides.
- 'Page of 100' is the first of five pages of 100 rows in a box of 600 px; tables without pages have no figure. Half of the companies have a name that does not fit its column.
- A full scroll goes from the first row to the last in 120 frames; a dropped frame is one of a 60 Hz display that was not made.
- What is done at once takes about 20 ms, the wait for the paint included.
- Sort, search and selection are on 10,000 rows; sort and selection by a press where a person presses. Tables without a search get filtered rows.
- MUI X (community) and Mantine DataTable show 100 rows a page and do not scroll through all.
- A warm scroll goes from the first row to the last in 120 steps and waits for each to be painted. A frame is blank when some place of the view shows no row after it was painted.
- 'INP at ¼ speed' is a real press, from the hand to the next paint, with the processor slowed down four times; browsers tell it in steps of 8 ms.
- Heap growth is that of the second twenty of forty mounts of 10,000 rows, after forced collections.
- Script is what loads with the table, min+gzip by Vite, React apart; ours with the provider.

Versions: ${versions}.

\`npm run bench:table\` measures it anew (\`-- --only tessera,plain,limit\`, \`--rounds 5\`, \`--only-cold\`); its own lock file is in \`tests/bench/table\`.
`
}
