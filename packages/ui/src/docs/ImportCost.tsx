import costs from './import-costs.json'

const rows: Partial<Record<string, { js: number; jsOfAllLanguages: number; css: number }>> = costs
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** The size that a component adds to an application, min+gzip, as the last build measured it. */
export function ImportCost({ of: name }: { of: string }) {
  const cost = rows[name]
  if (!cost) return null
  const inAllLanguages = kilobytes(cost.jsOfAllLanguages)
  return (
    <p>
      Import cost: <strong>{kilobytes(cost.js)}</strong> of script and {kilobytes(cost.css)} of style (min+gzip, without
      React, with React Aria
      {inAllLanguages === kilobytes(cost.js)
        ? ''
        : ` in English, Spanish and French; ${inAllLanguages} of script without the language plugin that the README describes`}
      ).
    </p>
  )
}
