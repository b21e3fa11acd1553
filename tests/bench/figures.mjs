import { cpus } from 'node:os'

/** The 95th percentile. */
export const p95 = (values) => values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.95) - 1]

/** A figure as it is read: no digit more than it is worth. */
export const written = (value) => (value < 10 ? value.toFixed(1) : String(Math.round(value)))

const line = (cells) => `| ${cells.join(' | ')} |`

/** A table of Markdown, whose first two columns are words. */
export const table = (heads, rows) =>
  [line(heads), line(heads.map((_, index) => (index < 2 ? '---' : '--:'))), ...rows.map(line)].join('\n')

/** On what it was measured. */
export function machine() {
  const [cpu] = cpus()
  return `${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}`
}
