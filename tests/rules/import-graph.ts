import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { specifiersIn } from '../lib/imports.mjs'
import { ROOT } from '../lib/results.mjs'
import type { Layer } from './module-boundaries.ts'
import { LAYERS } from './module-boundaries.ts'

/** Files of tests, stories and documentation pages, which can import any file of their own package. */
const EXEMPT = /\.(test|stories|fixture|setup)\.tsx?$|\.mdx$|\/(test|docs|rules|story-texts|examples)\//

/** A file's layer, and its area if the layer has areas. */
interface Place {
  layer: Layer
  area?: string
}

const patternOf = ({ at }: Layer) => new RegExp(`^${at.replace('<area>', '([\\w-]+)')}(?:/|$)`)

/** Returns the layer and area of a file; null outside the layers. */
export function placeOf(file: string): Place | null {
  for (const layer of LAYERS) {
    const found = patternOf(layer).exec(file)
    if (found) return { layer, area: found[1] }
  }
  return null
}

const isOf = (specifier: string, name: string) =>
  name === '*' || specifier === name || specifier.startsWith(name.endsWith(':') ? name : `${name}/`)

function canUsePackage({ packages }: Layer, specifier: string): boolean {
  const isRefused = packages.some((name) => name.startsWith('!') && isOf(specifier, name.slice(1)))
  return !isRefused && packages.some((name) => isOf(specifier, name))
}

function canUseFile(from: Place, to: Place, file: string): boolean {
  if (from.layer !== to.layer) return from.layer.layers.includes(to.layer.name)
  const isShared = from.layer.shared?.includes(file.slice(file.lastIndexOf('/') + 1)) ?? false
  return from.area === to.area || isShared
}

/** Returns the path of a relative import's file, from the root. */
const targetOf = (file: string, specifier: string) => normalize(join(dirname(file), specifier)).replace(/\?.*$/, '')

/** Returns a description of each forbidden import of a file. */
export function forbiddenImports(file: string, source: string): string[] {
  const place = placeOf(file)
  if (!place || EXEMPT.test(file)) return []
  return specifiersIn(source).flatMap((specifier) => {
    if (!specifier.startsWith('.')) {
      return canUsePackage(place.layer, specifier) ? [] : [`${file} (${place.layer.name}) may not import ${specifier}`]
    }
    const target = targetOf(file, specifier)
    const there = placeOf(target)
    if (there && canUseFile(place, there, target)) return []
    return [`${file} (${place.layer.name}) may not import ${target} (${there?.layer.name ?? 'no layer'})`]
  })
}

/** Comments on lines of their own; sentences in them can look like imports and queries. */
const COMMENT = /^\s*\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

/** Reads all source files without their comments, by path. */
export function readSources(): Map<string, string> {
  const sources = new Map<string, string>()
  for (const folder of ['packages/contract/src', 'packages/ui/src', 'packages/api/src', 'portal/src']) {
    for (const name of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name)) continue
      const file = join(folder, name)
      sources.set(file, readFileSync(join(ROOT, file), 'utf8').replaceAll(COMMENT, ''))
    }
  }
  return sources
}

/** Returns the files of the first import cycle, type imports included; null without one. */
export function findCycle(sources: ReadonlyMap<string, string>): string[] | null {
  const done = new Set<string>()
  function visit(file: string, path: readonly string[]): string[] | null {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return null
    for (const specifier of specifiersIn(sources.get(file) ?? '')) {
      const cycle = specifier.startsWith('.') ? visit(targetOf(file, specifier), [...path, file]) : null
      if (cycle) return cycle
    }
    done.add(file)
    return null
  }
  for (const file of sources.keys()) {
    const cycle = visit(file, [])
    if (cycle) return cycle
  }
  return null
}

const TABLES = /interface \w+Tables \{\n([\s\S]*?)\n\}/
const QUERY =
  /(?:selectFrom|innerJoin|leftJoin|insertInto|updateTable|deleteFrom)\(\s*'(\w+)|\b(?:from|join|into|update) (\w+)\b/g

/** Returns the area that owns each table, from the areas' `tables.ts`. */
function ownersIn(sources: ReadonlyMap<string, string>): Map<string, string> {
  const owners = new Map<string, string>()
  for (const [file, source] of sources) {
    const [, area] = /^packages\/api\/src\/([\w-]+)\/tables\.ts$/.exec(file) ?? []
    const [, rows = ''] = TABLES.exec(source) ?? []
    if (area) for (const [, table = ''] of rows.matchAll(/^ {2}(\w+):/gm)) owners.set(table, area)
  }
  return owners
}

/** Returns a description of each query that uses a table of another area. */
export function tablesOfOtherAreas(sources: ReadonlyMap<string, string>): string[] {
  const owners = ownersIn(sources)
  return [...sources].flatMap(([file, source]) => {
    const [, area] = /^packages\/api\/src\/([\w-]+)\//.exec(file) ?? []
    const isServer = ['server areas', 'server core'].includes(placeOf(file)?.layer.name ?? '')
    if (!area || !isServer || EXEMPT.test(file)) return []
    return [...source.matchAll(QUERY)].flatMap(([, called, written]) => {
      const table = called ?? written ?? ''
      const owner = owners.get(table)
      return owner && owner !== area ? [`${file} queries ${table}, which belongs to ${owner}`] : []
    })
  })
}
