import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { filesBehind } from './imports.mjs'
import { ROOT } from './results.mjs'

const ENTRIES = [
  'portal/src/main.tsx',
  'portal/src/sign-in/main.tsx',
  'packages/api/src/start.ts',
  'packages/api/src/demo/reset.ts',
  ...readdirSync(join(ROOT, 'packages/ui/src/entries')).map((name) => `packages/ui/src/entries/${name}`),
]
const PIECE = /^(?=(?:export )?(?:default )?(?:async )?(?:function|const|let|class|interface|type) )/m
const NAME = /^(?:export )?(?:default )?(?:async )?(?:function|const|let|class|interface|type) (\w+)/
const IMPORTED = /import\s*(?!type\b)\{([^}]*)\}\s*from\s*'(?:\.|@tessera)[^']*'/g
const TEST = /^(?=[ \t]*(?:it|test)\b)/m

const read = (file) => readFileSync(join(ROOT, file), 'utf8')
const wordsOf = (text) => new Set(text.match(/[A-Za-z_$][\w$]*/g))

function piecesOf(file, isEntry) {
  return read(file)
    .replaceAll(/^import\b[^'"]*['"][^'"]*['"]$/gm, '')
    .split(PIECE)
    .map((text) => {
      const [, name] = NAME.exec(text) ?? []
      const isPublic = file.startsWith('packages/ui/') && text.startsWith('export ')
      return { name, words: wordsOf(text), isRoot: isEntry || isPublic || !name || text.startsWith('export default') }
    })
}

/** Returns exported names that the programs never reach from their entries, which means that only tests use them. */
export function findUnreachedNames() {
  const entries = ENTRIES.filter((file) => existsSync(join(ROOT, file)))
  const files = new Set(entries.flatMap((entry) => [...filesBehind(entry)]).filter((file) => /\.tsx?$/.test(file)))
  const pieces = [...files].flatMap((file) => piecesOf(file, entries.includes(file)))
  const byName = new Map()
  for (const piece of pieces) byName.set(piece.name, [...(byName.get(piece.name) ?? []), piece])
  const reached = new Set()
  const visit = (piece) => {
    if (reached.has(piece)) return
    reached.add(piece)
    for (const word of piece.words) if (byName.has(word)) for (const next of byName.get(word)) visit(next)
  }
  for (const piece of pieces) if (piece.isRoot) visit(piece)
  return new Set([...byName.keys()].filter((name) => name && byName.get(name).every((piece) => !reached.has(piece))))
}

/** Returns the ids of a test file for which every test depends on code that only tests use. */
export function findTestOnlyIds(source, ids, unreached) {
  const imported = [...source.matchAll(IMPORTED)].flatMap(([, names]) => [...wordsOf(names)])
  const testOnlyNames = imported.filter((name) => unreached.has(name))
  if (testOnlyNames.length === 0) return new Set()
  // The text before the first test can be a table of titles.
  const tests = source.replaceAll(IMPORTED, '').split(TEST)
  return new Set(
    [...ids].filter((id) => {
      const own = tests.filter((text) => text.includes(id))
      return own.length > 0 && own.every((text) => testOnlyNames.some((name) => wordsOf(text).has(name)))
    }),
  )
}
