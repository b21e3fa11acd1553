import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { componentNames, exportsOf, publicSurface } from './public-surface.mjs'

const root = resolve(import.meta.dirname, '..')
const entries = resolve(root, 'src/entries')
const command = 'npm run generate'
const mark = `// Written by \`${command}\` from the folders of the components; change those.\n`
const { values: options } = parseArgs({ options: { check: { type: 'boolean', default: false } } })

const read = (path) => readFileSync(path, 'utf8')
const byName = (one, other) => one.name.localeCompare(other.name)

/** Returns the import path of a file in another file. */
function address(importer, file) {
  const path = relative(dirname(importer), file).replaceAll('\\', '/')
  return path.startsWith('.') ? path : `./${path}`
}

/** Formats an export like the formatter: on one line, or with one line per name if it is too long. */
function exportLine(entry, file, names) {
  const areTypes = names.every(({ isType }) => isType)
  const keyword = areTypes ? 'export type' : 'export'
  const given = names.toSorted(byName).map(({ name, isType }) => (isType && !areTypes ? `type ${name}` : name))
  const end = `} from '${address(entry, file)}'\n`
  const line = `${keyword} { ${given.join(', ')} ${end}`
  return line.length <= 121 ? line : `${keyword} {\n${given.map((each) => `  ${each},\n`).join('')}${end}`
}

function entryText(entry, exported) {
  const names = exported.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice) throw new Error(`Two components export ${twice} to ${relative(root, entry)}. Rename one of the exports.`)
  const files = new Map(exported.map(({ file }) => [file, []]))
  for (const each of exported) files.get(each.file).push(each)
  return `${mark}${[...files].map(([file, given]) => exportLine(entry, file, given)).join('')}`
}

const namesIn = (file) => exportsOf(file).map(({ name }) => name)

/** The messages of every component, and of shared parts. */
function messagesText(path) {
  const folders = [...componentNames.map((name) => `components/${name}`), 'internal'].map((folder) =>
    resolve(root, 'src', folder),
  )
  // Messages of lazily loaded parts are in a file beside them.
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => basename(file) === 'messages.ts')
      .toSorted()
      .map((file) => resolve(folder, file)),
  )
  const imports = files.map((file) => `import { ${namesIn(file).join(', ')} } from '${address(path, file)}'\n`)
  const all = files.flatMap(namesIn).map((name) => `  ...${name},\n`)
  return `${mark}${imports.join('')}
/** Everything that the components say themselves. */
export const allMessages = {
${all.join('')}}
`
}

const published = (name) => ({ types: `./dist/entries/${name}.d.ts`, default: `./dist/entries/${name}.js` })

/** Returns the manifest with the entries of the package; other fields stay unchanged. */
function manifestText(path, names) {
  const manifest = JSON.parse(read(path))
  const others = Object.entries(manifest.exports).filter(([, target]) => !target['@tessera/source'])
  const all = (target) =>
    Object.fromEntries([...names.map((name) => [name === 'index' ? '.' : `./${name}`, target(name)]), ...others])
  manifest.exports = all((name) => ({ '@tessera/source': `./src/entries/${name}.ts`, ...published(name) }))
  manifest.publishConfig.exports = all(published)
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** Returns every generated file with its text; `undefined` for an entry of a component that no longer has one. */
function generated() {
  const surface = publicSurface()
  const texts = new Map()
  for (const [name, exported] of surface) {
    const path = resolve(entries, `${name}.ts`)
    texts.set(path, entryText(path, exported))
  }
  const others = readdirSync(entries).filter((file) => file.endsWith('.ts') && !texts.has(resolve(entries, file)))
  const byHand = others.filter((file) => !read(resolve(entries, file)).startsWith(mark))
  for (const file of others) if (!byHand.includes(file)) texts.set(resolve(entries, file))
  const names = [...surface.keys(), ...byHand.map((file) => file.replace('.ts', ''))]
  const messages = resolve(root, 'src/components/UIProvider/all-messages.ts')
  const manifest = resolve(root, 'package.json')
  return texts.set(messages, messagesText(messages)).set(manifest, manifestText(manifest, names))
}

const stale = [...generated()].filter(([path, text]) => (existsSync(path) ? read(path) : undefined) !== text)
const files = stale.map(([path]) => relative(root, path)).join(', ')
if (options.check && files) {
  console.error(`Not up to date: ${files}. Run ${command} and commit the changed files.`)
  process.exitCode = 1
}
if (!options.check) {
  for (const [path, text] of stale) {
    if (text) writeFileSync(path, text)
    else rmSync(path)
  }
  console.log(files ? `Written: ${files}` : 'Entries and message lists are up to date.')
}
