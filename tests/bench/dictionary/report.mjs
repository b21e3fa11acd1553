import { table, written } from '../figures.mjs'
import { median } from '../table/report.mjs'

const GOAL = 2

function rowOf([kind, { text, total, call, straight, statements }]) {
  const ratio = median(call) / median(straight)
  return [
    kind,
    `\`${text}\``,
    total.toLocaleString('en-US'),
    String(statements),
    written(median(call)),
    written(median(straight)),
    ratio.toFixed(2),
    ratio <= GOAL ? 'reached' : 'missed',
  ]
}

/** Returns the figures as a documentation page. */
export function report({ entries, figures, rounds, machine, date }) {
  const heads = ['search', 'text', 'entries', 'statements', 'server', 'SQL', 'ratio', `goal: ${GOAL}`]
  return `# Search of the data dictionary, measured

${date}; ${machine}, PostgreSQL. Medians of ${rounds} rounds, in milliseconds. In a round, the server's response and
the same SQL sent directly alternate. Compare only figures of one run.
On another machine, or a busy one, the figures differ, but the ratios are about the same.

## A page of 20 entries

The dictionary has ${entries.toLocaleString('en-US')} entries in three languages: the demo's entries, repeated for many regions. A user without special
rights reads in US English. SQL is all statements of the call: session, account, search, entries, matches. They are sent again
over the same connections, without a server. They run one after another. A client in the same process reads the compressed
response to its end.

${table(heads, Object.entries(figures).map(rowOf))}

'Entries' is the total of the response. A word that a third of the entries have takes longest, because its total is exact and all
its entries are sorted. The trigram index finds similar names. A search without results has very short SQL, so the server's own
work (HTTP, session, comparison of similar words) takes most of its time.

\`npm run bench:dictionary\` measures again and writes this page.
`
}
