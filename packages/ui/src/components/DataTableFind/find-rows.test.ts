import { describe, expect, it } from 'vitest'
import { indexRows } from '../DataTable/model/row-model.ts'
import { readRows } from '../DataTable/model/row-texts.ts'
import type { DataTableColumn } from '../DataTable/types.ts'
import { findFirst, findRows, includesPosition, matchAt, numberFrom, sameMatch, totalOf } from './find-rows.ts'

interface Person {
  name: string
  town: string
  note?: string
}

const columns: DataTableColumn<Person>[] = [
  { id: 'name', header: 'Name' },
  { id: 'town', header: 'Town' },
  { id: 'note', header: 'Note', isSearchable: false },
  { id: 'menu', header: 'Menu', cell: () => 'Ana', isSearchable: false },
]
const people: Person[] = [
  { name: 'Ana', town: 'Monterrey' },
  { name: 'Zoë', town: 'Montréal' },
  { name: 'Élodie', town: 'Anaheim', note: 'Sister of Aná' },
]
const ids = ['name', 'town', 'note', 'menu']
const textsOf = (rows: readonly Person[]) =>
  readRows({ rows, positions: undefined, index: indexRows(rows, columns, 'en-US'), columns, locale: 'en-US' })
const texts = textsOf(people)
const never = () => false
const find = async (needle: string) => {
  const found = await findRows({ texts, needle, isCanceled: never })
  if (!found) throw new Error('It was not over.')
  return found
}

describe('finding in rows', () => {
  it('counts every match, in the order of rows, and in columns that the search leaves out', async () => {
    const found = await find('ana')
    expect(found).toMatchObject({ positions: [0, 2], ends: [1, 3] })
    expect([0, 1, 2, 3].map((number) => matchAt(found, number, ids))).toEqual([
      { number: 0, position: 0, column: 'name', nth: 0 },
      { number: 1, position: 2, column: 'town', nth: 0 },
      { number: 2, position: 2, column: 'note', nth: 0 },
      undefined,
    ])
  })

  it('follows the reading order of columns, and counts within a text', async () => {
    const found = await find('on')
    expect(totalOf(found)).toBe(2)
    const twice = await find('e')
    expect(matchAt(twice, 0, ['town', 'name'])).toEqual({ number: 0, position: 0, column: 'town', nth: 0 })
    expect(matchAt(twice, 1, ['town', 'name'])).toEqual({ number: 1, position: 0, column: 'town', nth: 1 })
  })

  it('continues from a row, and from the last one to the first', async () => {
    const found = await find('ana')
    expect([0, 1, 2, 3].map((position) => numberFrom(found, position))).toEqual([0, 1, 1, 0])
    expect([0, 1, 2].map((position) => includesPosition(found, position))).toEqual([true, false, true])
  })

  it('finds the row of a match again in other rows, and the next one if it is gone', async () => {
    const before = await find('ana')
    const match = matchAt(before, 2, ids)
    if (!match) throw new Error('There is a third match.')
    const turned = await findRows({ texts: textsOf(people.toReversed()), needle: 'ana', isCanceled: never })
    const fewer = await findRows({ texts: textsOf(people.slice(0, 2)), needle: 'ana', isCanceled: never })
    expect(turned && sameMatch(turned, before, match, (position) => position === 0)).toBe(1)
    expect(fewer && sameMatch(fewer, before, match, () => false)).toBe(0)
  })

  it('finds the first row from a position on, reads no later ones, and wraps around', async () => {
    const read: number[] = []
    const watched = { ...texts, searchedAt: (position: number) => (read.push(position), texts.searchedAt(position)) }
    const first = (from: number) => findFirst({ texts: watched, needle: 'mont', isCanceled: never }, from)
    expect(await first(0)).toMatchObject({ positions: [0], ends: [1] })
    expect(read).toEqual([0])
    expect(await first(1)).toMatchObject({ positions: [1] })
    expect(await first(2)).toMatchObject({ positions: [0] })
    expect(await findFirst({ texts, needle: 'nobody', isCanceled: never }, 1)).toMatchObject({
      positions: [],
      ends: [],
    })
  })

  it('searches a longer text only in matches of the shorter one', async () => {
    const before = await find('a')
    const read: number[] = []
    const watched = { ...texts, searchedAt: (position: number) => (read.push(position), texts.searchedAt(position)) }
    const known = { ...before, texts: watched, needle: 'm', positions: [0, 1] }
    await findRows({ texts: watched, needle: 'mont', isCanceled: never, before: known })
    expect(read).toEqual([0, 1])
  })

  it('stops between two time slices when the text changes', async () => {
    const many = textsOf(Array.from({ length: 100_000 }, (_, at) => ({ name: `Name ${at}`, town: 'León' })))
    let isCanceled = false
    const running = findRows({ texts: many, needle: 'name', isCanceled: () => isCanceled })
    isCanceled = true
    expect(await running).toBeUndefined()
  })
})
