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

/** Returns how many rows meet the goal relative to direct statements, by one measure of both. */
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
    'p95 straight',
    'statements',
    'median ÷ straight',
    'p95 ÷ straight',
    'p95 ÷ small',
  ]
  const paint = { portal: median(painted.portal), bare: median(painted.bare) }
  return `# User management, measured

${date}; ${machine}. ${rounds} rounds, in which the server's answer and the same statements sent straight follow each other; milliseconds. Compare within one run: another machine, or a busy one, has other milliseconds, and much the same ratios.

## The list of users

${table(
  heads,
  lists.flatMap((list) => rowsOf(list, smallOf(list))),
)}

'Straight' is every statement that the call sends (session, account, company, then count, page and products), once more
over the same connections, one after another and without a server. The server is as it is installed, not as developers
have it, where every answer is checked against the contract besides; the answer is packed, and read to its end by a
client in the same process, so that client and server share one core.

The goals: p95 at most 1.5 times straight, the large company's at most 5 times the small one's. The first is reached by
${reached(lists, p95)} rows, by the median by ${reached(lists, median)}; what the server adds (checks, the answer's JSON, its
packing, HTTP on both ends) is some 1.5 ms on PostgreSQL, as much as half of a small company's statements: why the median
decides there, says [decision 0024](../decisions/0024-a-page-is-measured-by-its-median.md).

## From answer to painted rows

| | median | ÷ bare |
| --- | --: | --: |
| the portal's page of 100 users | ${written(paint.portal)} | ${(paint.portal / paint.bare).toFixed(2)} |
| a bare DataTable with that page | ${written(paint.bare)} | 1 |

'Next page' is pressed; from the end of the answer to the frame with its rows. The bare table has the same columns and
answers, and no portal: no session, no words, no address, no acts. The goal: at most 1.5 times.

\`npm run bench:admin\` measures again and writes this page.
`
}
