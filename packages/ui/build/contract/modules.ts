import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type ESTree, parseSync } from 'vite'

export type Declaration =
  | ESTree.Class
  | ESTree.Function
  | ESTree.TSInterfaceDeclaration
  | ESTree.TSTypeAliasDeclaration
  | ESTree.VariableDeclarator

/** One of our declarations, and its file. */
export interface Declared {
  name: string
  file: string
  node: Declaration
}

/** A name from another module: one of our files, or a package. */
interface Foreign {
  from: string
  name: string
}

interface Module {
  text: string
  declarations: Map<string, Declaration>
  imports: Map<string, Foreign>
  exports: Map<string, string | Foreign>
}

const modules = new Map<string, Module>()

function declarationsOf(statement: ESTree.Statement): [name: string, Declaration][] {
  switch (statement.type) {
    case 'ExportNamedDeclaration':
      return statement.declaration ? declarationsOf(statement.declaration) : []
    case 'VariableDeclaration':
      return statement.declarations.flatMap((each) => (each.id.type === 'Identifier' ? [[each.id.name, each]] : []))
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSDeclareFunction':
    case 'ClassDeclaration':
      return statement.id ? [[statement.id.name, statement]] : []
    default:
      return []
  }
}

function read(file: string): Module {
  const source = readFileSync(file, 'utf8')
  const { program, module, comments } = parseSync(file, source)
  // Replaces comments with spaces, so that `textOf` does not include them and positions stay valid.
  const text = comments.reduce(
    (code, { start, end }) => code.slice(0, start) + ' '.repeat(end - start) + code.slice(end),
    source,
  )
  return {
    text,
    declarations: new Map(program.body.flatMap((statement) => declarationsOf(statement))),
    imports: new Map(
      module.staticImports.flatMap(({ moduleRequest, entries }) =>
        entries.map(({ importName, localName }) => [
          localName.value,
          { from: moduleRequest.value, name: importName.name ?? localName.value },
        ]),
      ),
    ),
    exports: new Map(
      module.staticExports
        .flatMap(({ entries }) => entries)
        .map(({ exportName, localName, importName, moduleRequest }) => [
          exportName.name ?? 'default',
          moduleRequest
            ? { from: moduleRequest.value, name: importName.name ?? 'default' }
            : (localName.name ?? 'default'),
        ]),
    ),
  }
}

function load(file: string): Module {
  const module = modules.get(file) ?? read(file)
  modules.set(file, module)
  return module
}

const follow = (file: string, { from, name }: Foreign) =>
  from.startsWith('.') ? findExport(resolve(dirname(file), from.replace(/\.tsx?$/, '.d.ts')), name) : { from, name }

/** The names that a file exports. */
export const exportedNames = (file: string) => [...load(file).exports.keys()].toSorted()

/** Returns the declaration that a file exports under a name. */
export function findExport(file: string, name: string): Declared | Foreign | undefined {
  const target = load(file).exports.get(name)
  return typeof target === 'string' ? find(file, target) : target && follow(file, target)
}

/** Resolves a name in a file; undefined for built-in types and type parameters. */
export function find(file: string, name: string, from?: string): Declared | Foreign | undefined {
  if (from !== undefined) return follow(file, { from, name })
  const { declarations, imports } = load(file)
  const node = declarations.get(name)
  const foreign = imports.get(name)
  return node ? { name, file, node } : foreign && follow(file, foreign)
}

/** Returns the text of a part of a file on one line, without comments. */
export const textOf = (file: string, { start, end }: { start: number; end: number }) =>
  load(file)
    .text.slice(start, end)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/import\("[^"]+"\)\./g, '')
    .replaceAll(/;(?= \}|$)/g, '')
    // The text of a message can change; applications depend on its key.
    .replaceAll(/\[(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'), string, string\]/g, '[string, string, string]')
