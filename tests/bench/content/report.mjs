import { table, written } from '../figures.mjs'
import { median } from '../table/report.mjs'
import { SIZES } from './measure-tree.mjs'

const SEARCH_GOAL = 2
const TREE_GOAL = 1.5

const verdict = (ratio, goal) => (ratio <= goal ? 'reached' : 'missed')

function pageRow([kind, { text, total, call, straight, statements }], goal) {
  const ratio = median(call) / median(straight)
  return [
    kind,
    text === '' ? '' : `\`${text}\``,
    total.toLocaleString('en-US'),
    String(statements),
    written(median(call)),
    written(median(straight)),
    ratio.toFixed(2),
    ...(goal === undefined ? [] : [verdict(ratio, goal)]),
  ]
}

function treeRow([act, bySize]) {
  const [base, large] = SIZES.map((size) => median(bySize[size]))
  return [
    act,
    `${TREE_GOAL} ×`,
    written(base),
    written(large),
    (large / base).toFixed(2),
    verdict(large / base, TREE_GOAL),
  ]
}

/** Returns the figures as a documentation page. */
export function report({ articles, search, list, tree, rounds, treeRounds, machine, date }) {
  const heads = ['text', 'articles', 'statements', 'server', 'SQL', 'ratio']
  const sizes = SIZES.map((size) => `${size.toLocaleString('en-US')} nodes`)
  return `# The knowledge base, measured

${date}; ${machine}, PostgreSQL. Medians in milliseconds. In ${rounds} rounds, the server's
response and the same SQL sent directly alternate. In ${treeRounds} rounds, a small and a large tree alternate. Compare only figures of one
run.
On another machine, or a busy one, the figures differ, but the ratios are about the same.

## A page of 10 results

The knowledge base has ${articles.toLocaleString('en-US')} articles in three languages: the demo's articles, then copies of them in the
supplier workspace, one region after another. A supplier's user reads them in US English, or in the language of the
search. SQL is every statement that the call sends, once more over the same connection, without a server. The client
reads the server's compressed response in the same process.

${table(
  ['search', ...heads, `goal: ${SEARCH_GOAL} ×`],
  Object.entries(search).map((entry) => pageRow(entry, SEARCH_GOAL)),
)}

'Articles' is the total of the response. The rank of each article that matches is computed, so a word that every copy has
takes longest.

## A page of the Operations list

A super admin lists the same articles and the release notes. This list has no goal.

${table(
  ['page', ...heads],
  Object.entries(list).map((entry) => pageRow(entry)),
)}

## A tree of 5,000 nodes

\`Tree\` of \`@tessera/ui\` in a production build, from the action to the paint that shows its result. Each category has 49 articles
and is expanded. The letter moves from the first node to the last. Actions on a fresh page run the code for the first time; the
others run after a warm-up. Before 'expands all', the small tree shows one row, and the large one all that fit.

${table(['action', 'goal', ...sizes, 'ratio', 'result'], Object.entries(tree.figures).map(treeRow))}

\`npm run bench:content\` measures again and writes this page.
`
}
