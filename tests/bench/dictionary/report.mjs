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

${date}; ${machine}, PostgreSQL. ${rounds} rounds, in which the server's response and the same SQL sent directly follow each other;
medians in milliseconds. Compare within one run: another machine, or a busy one, has other figures, and much the same
ratios.

## A page of 20 entries

The dictionary has ${entries.toLocaleString('en-US')} entries in three languages: the demo's entries, once for each of many regions. An
ordinary user reads in US English. SQL is every statement that the call sends (session, account, search, entries, matches),
once more over the same connections, one after another and without a server. The server's response is packed, and read to its
end by a client in the same process.

${table(heads, Object.entries(figures).map(rowOf))}

'entries' is the total of the response. A word of a third of the dictionary takes longest, because its total is exact and all
of its entries are put in order. Similar names are found by the index of trigrams. A search that finds nothing is no page of
entries: its SQL is so short that the server's own milliseconds (HTTP, session, comparing near words) are most of it.

\`npm run bench:dictionary\` measures again and writes this page.
`
}
