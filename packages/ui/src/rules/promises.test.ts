import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')
const contract = read('src/entries/props.contract.txt')
const pages = readdirSync(resolve(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.mdx'))
  .map((path) => `src/${path}`)

/** Everything that an application can import, with each prop, argument and field. */
const known = new Set(contract.match(/[A-Za-z]\w*/g))

/** Names from other libraries and TypeScript, and part of a token's name. */
const foreign = new Set(
  'cacheComponents Controller exactOptionalPropertyTypes fieldState getByRole onSolid useNavigate'.split(' '),
)

const inlineCode = (text: string) =>
  [...text.replaceAll(/^```.*?^```$/gms, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

/** Names in our style: a component, a type, or a prop or function of two words. */
const namesIn = (code: string) => code.match(/(?<![\w.'"/@-])(?:[A-Z][a-z]\w*|[a-z]+[A-Z]\w*)(?![\w'"/-])/g) ?? []

it.each(['README.md', ...pages])('%s mentions only names that an application can import or pass', (path) => {
  const names = inlineCode(read(path)).flatMap(namesIn)
  expect(names.filter((name) => !known.has(name) && !foreign.has(name))).toEqual([])
})
