import { table, written } from '../figures.mjs'
import { median } from '../table/report.mjs'

const GOAL = 1.5

function row([page, { total, statements, server, straight }]) {
  const ratio = median(server) / median(straight)
  return [
    page,
    total.toLocaleString('en-US'),
    String(statements),
    written(median(server)),
    written(median(straight)),
    ratio.toFixed(2),
    ratio <= GOAL ? 'reached' : 'missed',
  ]
}

/** Returns the figures as a documentation page. */
export function report({ entries, pages, rounds, machine, date }) {
  const heads = ['page', 'entries', 'statements', 'server', 'SQL', 'ratio', `goal: ${GOAL} ×`]
  return `# The activity log, measured

${date}; ${machine}, PostgreSQL. Medians of ${rounds} rounds, in milliseconds. In a round, the server's response and
the same SQL sent directly alternate. Compare only figures of one run.
On another machine, or a busy one, the figures differ, but the ratios are about the same.

The log has ${entries.toLocaleString('en-US')} entries over 400 days, in equal shares of three companies: copies of the demo's entries. An
administrator reads pages of 25 rows of one company in the default range, which is today and the 29 days before, the newest
first. SQL is every statement that the call sends, once more over the same connection, without a server. The client
reads the server's compressed response in the same process.

${table(heads, Object.entries(pages).map(row))}

'Entries' is the total of the response. Each response counts them, so a search reads the search text of every entry in the range.
The server adds a few milliseconds to each response, independent of the log's length. A page with fast SQL therefore has a larger
ratio.

\`npm run bench:log\` measures again and writes this page.
`
}
