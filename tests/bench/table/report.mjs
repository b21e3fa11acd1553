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

/** Returns the notes that apply to the measured tables and rows. */
function notesOf(adapters, hasWarm) {
  const hasParts = adapters.includes('parts')
  const hasWholePages = adapters.includes('mui') || adapters.includes('mantine')
  return [
    `- Six columns, selection, sort and a search over all columns; 1,100 × 600 px. The column 'limit' is a hand-written DOM of the rows in view, without React, roles or keyboard. The column 'plain TanStack' is TanStack Table and Virtual with minimal markup. Ours has all features on: grid roles, keyboard, announcements.${hasParts ? " The column 'with all parts' adds toolbar, search, views, filters, find, columns, export and editing." : ''}`,
    "- 'Page of 100' is the first of five pages of 100 rows in a box of 600 px; tables without pages have no figure. Half of the companies have a name that does not fit its column.",
    '- An immediate action takes about 20 ms, including the wait for the paint.',
    '- Sort, search and selection are on 10,000 rows; a real press triggers sort and selection. Tables without a search get filtered rows.',
    '- A full scroll goes from the first row to the last in 120 frames. A dropped frame is a frame of a 60 Hz display that the page missed.',
    hasWholePages &&
      '- MUI X (community) and Mantine DataTable show 100 rows per page and cannot scroll through all rows.',
    hasWarm &&
      '- A warm scroll goes from the first row to the last in 120 steps and waits for each paint. A frame is blank if a part of the view shows no row after the paint.',
    hasWarm &&
      "- 'INP at ¼ speed' is the time from a real press to the next paint, with the CPU slowed down four times. Browsers round it to multiples of 8 ms.",
    hasWarm &&
      '- Heap growth is measured over the second twenty of forty mounts of 10,000 rows, after forced garbage collections.',
    "- 'Script' is the code that loads with the table, without React (min+gzip by Vite). Ours includes the provider.",
  ].filter(Boolean)
}

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
  const hasWarm = shown.some((label) => label.endsWith(', warm'))
  return `# The data table, measured

${date}; ${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()}, ${browser}, Node ${process.versions.node}. Medians of ${rounds} interleaved rounds; milliseconds from the action to the paint that shows its result. ${hasWarm ? "Rows without 'warm' are cold" : 'Every row is cold'}: each measurement has a new page, which has loaded the table's code. Only the mount runs before the action. Compare only figures of one run. On another machine, or a busy one, the figures differ, but the ratios are about the same.

${table(
  adapters,
  shown.map((label) => [label, ...adapters.map((name) => written(medians[name]?.[label]))]),
)}

${ratios.join('\n\n')}

## What is measured

${notesOf(adapters, hasWarm).join('\n')}

Versions: ${versions}.

\`npm run bench:table\` measures again, with warm rows, heap and more tables. Its options are \`-- --only tessera,plain,limit\`, \`--rounds 5\` and \`--only-cold\`. Its own lock file is in \`tests/bench/table\`.
`
}
