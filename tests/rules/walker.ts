import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { specifiersIn } from '../lib/imports.mjs'
import { ROOT } from '../lib/results.mjs'
import type { Room } from './rooms.ts'
import { ROOMS } from './rooms.ts'

/** Guests go anywhere in their own package: what only tests, stories and the Storybook's pages are made of. */
const GUEST = /\.(test|stories|sample|setup)\.tsx?$|\.mdx$|\/(test|docs|rules|samples|scenes)\//

/** A file's room, and its area where the room has one for each. */
interface Place {
  room: Room
  area?: string
}

const patternOf = ({ at }: Room) => new RegExp(`^${at.replace('<area>', '([\\w-]+)')}(?:/|$)`)

/** Where a file lies, or null outside of the rooms. */
export function placeOf(file: string): Place | null {
  for (const room of ROOMS) {
    const found = patternOf(room).exec(file)
    if (found) return { room, area: found[1] }
  }
  return null
}

const isOf = (specifier: string, name: string) =>
  name === '*' || specifier === name || specifier.startsWith(name.endsWith(':') ? name : `${name}/`)

function mayUsePackage({ packages }: Room, specifier: string): boolean {
  const isRefused = packages.some((name) => name.startsWith('!') && isOf(specifier, name.slice(1)))
  return !isRefused && packages.some((name) => isOf(specifier, name))
}

function mayUseFile(from: Place, to: Place, file: string): boolean {
  if (from.room !== to.room) return from.room.rooms.includes(to.room.name)
  const isShared = from.room.shared?.includes(file.slice(file.lastIndexOf('/') + 1)) ?? false
  return from.area === to.area || isShared
}

/** The file that a relative import names, below the root. */
const targetOf = (file: string, specifier: string) => normalize(join(dirname(file), specifier)).replace(/\?.*$/, '')

/** What a file may not import, in words. */
export function trespassesOf(file: string, source: string): string[] {
  const place = placeOf(file)
  if (!place || GUEST.test(file)) return []
  return specifiersIn(source).flatMap((specifier) => {
    if (!specifier.startsWith('.')) {
      return mayUsePackage(place.room, specifier) ? [] : [`${file} (${place.room.name}) may not import ${specifier}`]
    }
    const target = targetOf(file, specifier)
    const there = placeOf(target)
    if (there && mayUseFile(place, there, target)) return []
    return [`${file} (${place.room.name}) may not import ${target} (${there?.room.name ?? 'in no room'})`]
  })
}

/** Every source of the house: its place below the root and its text. */
export function readHouse(): Map<string, string> {
  const house = new Map<string, string>()
  for (const folder of ['packages/contract/src', 'packages/ui/src', 'packages/api/src', 'portal/src']) {
    for (const name of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name)) continue
      const file = join(folder, name)
      house.set(file, readFileSync(join(ROOT, file), 'utf8'))
    }
  }
  return house
}

/** The first circle of imports in the house, types too, as the files on it; null when there is none. */
export function circleIn(house: ReadonlyMap<string, string>): string[] | null {
  const done = new Set<string>()
  function visit(file: string, path: readonly string[]): string[] | null {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return null
    for (const specifier of specifiersIn(house.get(file) ?? '')) {
      const circle = specifier.startsWith('.') ? visit(targetOf(file, specifier), [...path, file]) : null
      if (circle) return circle
    }
    done.add(file)
    return null
  }
  for (const file of house.keys()) {
    const circle = visit(file, [])
    if (circle) return circle
  }
  return null
}

const TABLES = /interface \w+Tables \{\n([\s\S]*?)\n\}/
const QUERY =
  /(?:selectFrom|innerJoin|leftJoin|insertInto|updateTable|deleteFrom)\(\s*'(\w+)|\b(?:from|join|into|update) (\w+)\b/g

/** The tables that each folder of the server owns, by its `tables.ts`. */
function ownersIn(house: ReadonlyMap<string, string>): Map<string, string> {
  const owners = new Map<string, string>()
  for (const [file, source] of house) {
    const [, area] = /^packages\/api\/src\/([\w-]+)\/tables\.ts$/.exec(file) ?? []
    const [, rows = ''] = TABLES.exec(source) ?? []
    if (area) for (const [, table = ''] of rows.matchAll(/^ {2}(\w+):/gm)) owners.set(table, area)
  }
  return owners
}

/** Queries that name a table of another area, in words. */
export function foreignTablesIn(house: ReadonlyMap<string, string>): string[] {
  const owners = ownersIn(house)
  return [...house].flatMap(([file, source]) => {
    const [, area] = /^packages\/api\/src\/([\w-]+)\//.exec(file) ?? []
    const isOwnRoom = ['server areas', 'server core'].includes(placeOf(file)?.room.name ?? '')
    if (!area || !isOwnRoom || GUEST.test(file)) return []
    return [...source.matchAll(QUERY)].flatMap(([, called, written]) => {
      const table = called ?? written ?? ''
      const owner = owners.get(table)
      return owner && owner !== area ? [`${file} reads ${table}, which is ${owner}'s`] : []
    })
  })
}
