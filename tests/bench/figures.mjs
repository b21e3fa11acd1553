import { cpus } from 'node:os'

/** Returns the 95th percentile. */
export const p95 = (values) => values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.95) - 1]

/** Formats a figure without insignificant digits. */
export const written = (value) => (value < 10 ? value.toFixed(1) : String(Math.round(value)))

const line = (cells) => `| ${cells.join(' | ')} |`

/** Returns a Markdown table whose first two columns are text. */
export const table = (heads, rows) =>
  [line(heads), line(heads.map((_, index) => (index < 2 ? '---' : '--:'))), ...rows.map(line)].join('\n')

/** Returns a description of the machine. */
export function machine() {
  const [cpu] = cpus()
  return `${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}`
}
