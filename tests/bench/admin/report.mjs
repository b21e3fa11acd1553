import { p95, table, written } from '../figures.mjs'
import { median } from '../table/report.mjs'

function rowsOf({ database, people, figures }, small) {
  return Object.entries(figures).map(([page, { call, straight, statements }]) => [
    `${database}, ${people.toLocaleString('en-US')}`,
    page,
    written(median(call)),
    written(p95(call)),
    written(p95(straight)),
    String(statements),
    (median(call) / median(straight)).toFixed(2),
    (p95(call) / p95(straight)).toFixed(2),
    small === undefined ? '–' : (p95(call) / p95(small.figures[page].call)).toFixed(2),
  ])
}

/**
 * Returns how many rows of the table take at most 1.5 times as long as their direct statements, by one measure of both.
 */
function reached(lists, measure) {
  const rows = lists.flatMap(({ figures }) => Object.values(figures))
  const good = rows.filter(({ call, straight }) => measure(call) / measure(straight) <= 1.5)
  return `${good.length} of ${rows.length}`
}

/** Returns the figures as a documentation page. */
export function report({ lists, painted, rounds, machine, date }) {
  const [{ people: least }] = lists
  const smallOf = ({ database, people }) =>
    people === least ? undefined : lists.find((list) => list.database === database && list.people === least)
  const heads = [
    'database, people',
    'page of 100',
    'median',
    'p95',
    'p95 SQL',
    'statements',
    'median ÷ SQL',
    'p95 ÷ SQL',
    'p95 ÷ small',
  ]
  const paint = { portal: median(painted.portal), bare: median(painted.bare) }
  return `# User management, measured

${date}; ${machine}. ${rounds} rounds, in milliseconds. In a round, the server's response
and the same SQL sent directly alternate. Compare only figures of one run.
On another machine, or a busy one, the figures differ, but the ratios are about the same.

## The list of users

${table(
  heads,
  lists.flatMap((list) => rowsOf(list, smallOf(list))),
)}

'SQL' is all statements of the call (session, account, company, count, page, products), sent again over the same
connections without a server. They run one after another. The server runs as in production. In development it also checks each
response against the contract. A client in the same process reads the compressed response to its end, so client and server share
one core.

The goals: p95 at most 1.5 times the SQL, and the large company's p95 at most 5 times the small one's. By p95, ${reached(lists, p95)} rows
reach the first goal; by the median, ${reached(lists, median)}. The server adds about 1.5 ms on PostgreSQL for checks, JSON, compression and HTTP.
For a small company, this is up to half of the time that its SQL takes, so the median decides there ([decision
0024](../decisions/0024-a-page-is-measured-by-its-median.md)).

## From response to painted rows

| | median | ÷ bare |
| --- | --: | --: |
| the portal's page of 100 users | ${written(paint.portal)} | ${(paint.portal / paint.bare).toFixed(2)} |
| a bare DataTable with that page | ${written(paint.bare)} | 1 |

Milliseconds from the end of the response to the frame with its rows, after a press of 'Next page'. The bare table has the same
columns and responses, but no portal: no session, texts, address or actions. The goal: at most 1.5 times the bare table's.

\`npm run bench:admin\` measures again and writes this page.
`
}
