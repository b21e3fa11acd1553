import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { mentions } from './mentions.ts'
import { type Declared, exportedNames, find, findExport } from './modules.ts'
import { show } from './shown.ts'

const keyOf = ({ file, name }: Declared) => `${file} ${name}`
const section = (title: string, texts: string[]) => `# ${title}\n\n${texts.join('\n')}\n`

/** The exports of an entry, such as 'dialog'. */
function exportsOf(folder: string, entry: string) {
  const file = resolve(folder, `${entry}.d.ts`)
  return exportedNames(file).map((name) => {
    const found = findExport(file, name)
    if (!found || 'from' in found) throw new Error(`The entry ${entry} exports ${name}, which is not ours.`)
    return { text: name === 'default' ? `default = ${found.name}` : show(found).text, found }
  })
}

/** Returns all our declarations in the public API, importable ones first, and the external types in them. */
function addReachable(exported: Declared[]) {
  const reached = new Map(exported.map((found) => [keyOf(found), found]))
  const foreign = new Set<string>()
  // A Map also iterates over the entries added during the loop.
  for (const declared of reached.values()) {
    for (const { file, node } of show(declared).parts) {
      for (const { name, from } of mentions(node)) {
        const found = find(file, name, from)
        if (found && 'node' in found) reached.set(keyOf(found), found)
        else if (found) foreign.add(`${found.name} of ${found.from}`)
      }
    }
  }
  return { reached, foreign }
}

function entriesOf(declarations: string) {
  const folder = resolve(declarations, 'entries')
  const names = readdirSync(folder, 'utf8').filter((file) => file.endsWith('.d.ts'))
  return names.map((file) => {
    const entry = file.replace('.d.ts', '')
    return { title: entry === 'index' ? '@tessera/ui' : `@tessera/ui/${entry}`, exported: exportsOf(folder, entry) }
  })
}

/** Returns all our declarations in the public API, from the emitted declarations. */
export const reachedDeclarations = (declarations: string) => [
  ...addReachable(
    entriesOf(declarations).flatMap(({ exported }) => exported.map(({ found }) => found)),
  ).reached.values(),
]

/** Returns the public API from the declarations: every export, and every type that an export refers to. */
export function propContract(declarations: string) {
  const entries = entriesOf(declarations)
  const exported = entries.flatMap((entry) => entry.exported.map(({ found }) => found))
  const imported = new Set(exported.map(keyOf))
  const { reached, foreign } = addReachable(exported)
  const others = [...reached].filter(([key]) => !imported.has(key)).map(([, found]) => show(found).text)
  return [
    ...entries
      .toSorted((a, b) => (a.title < b.title ? -1 : 1))
      .map(({ title, exported }) =>
        section(
          title,
          exported.map(({ text }) => text),
        ),
      ),
    section('Named by these, not to be imported', others.toSorted()),
    section('Taken from other packages', [...foreign].toSorted()),
  ].join('\n')
}
