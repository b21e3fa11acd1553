import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './results.mjs'

/** Reads the portal's routes from docs/requirements.md: id, path, access and browser title (null if none is fixed). */
export function requiredRoutes() {
  const text = readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8')
  return [...text.matchAll(/^\| (RTE-\d\d) \| (.*) \| `(\/[^`]*)` \|$/gm)].map(([, id, words, path]) => ({
    id,
    path: path.replace('/:ticketId', '/1001').replace('/*', '/supplier%2Fadd-a-user'),
    isPrivate: /\bprivate\b/i.test(words.split('Decision')[0]) || /Decision D-RTE-\d\d[^:]*: ?private/i.test(words),
    title: /\bT: ([A-Z][A-Za-z ]+?)(?:[.;]| for )/.exec(words)?.[1] ?? null,
  }))
}
