import { LIMITS } from '@tessera/contract'
import { expect, it } from 'vitest'
import { readHouse } from './walker.ts'

/** What a test, a story or the demo spells is a second opinion, not a second place. */
const GUEST = /\.(?:test|stories|sample)\.tsx?$|\/(?:test|testing|demo|docs|samples|scenes|rules|evidence)\//
const THE_PLACE = 'packages/contract/src/limits.ts'
/** A name and the number that it is given, alone on its line or among others. */
const NUMBERED = /\b(\w+)\s*[:=]\s*\d[\d_]*\b/g
/** A pattern that says something: more than a class or two. */
const PATTERN = /[(=,:?&|!]\s*(\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\]){8,}\/[dgimsuvy]*)/g

type House = ReadonlyMap<string, string>

const camelCase = (name: string): string =>
  name === name.toUpperCase()
    ? name.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    : name

/** Limits of the contract that a file gives a number of its own. */
function limitsSpelledAgain(house: House): string[] {
  return [...house].flatMap(([file, source]) =>
    [...source.matchAll(NUMBERED)].flatMap(([spelled, name = '']) =>
      Object.hasOwn(LIMITS, camelCase(name)) ? [`${file}: ${spelled}`] : [],
    ),
  )
}

/** Patterns that stand in more than one room, with their files. */
function patternsSpelledAgain(house: House): string[] {
  const places = new Map<string, Set<string>>()
  for (const [file, source] of house) {
    for (const [, pattern = ''] of source.matchAll(PATTERN)) {
      places.set(pattern, new Set([...(places.get(pattern) ?? []), file]))
    }
  }
  return [...places]
    .filter(([, files]) => files.size > 1)
    .map(([pattern, files]) => `${pattern}: ${[...files].join(', ')}`)
}

const house = new Map(
  [...readHouse()].filter(([file]) => !GUEST.test(file) && !file.startsWith('packages/ui/') && file !== THE_PLACE),
)

it('CST-01 a number that the contract names is given nowhere else', () => {
  expect(house.size).toBeGreaterThan(300)
  expect(limitsSpelledAgain(house)).toEqual([])
  const worse = new Map([['a.ts', 'const IDLE_MINUTES = 30\nconst own = { debounce: 500, delay: 500 }']])
  expect(limitsSpelledAgain(worse)).toEqual(['a.ts: IDLE_MINUTES = 30', 'a.ts: debounce: 500'])
})

it('CST-01 no pattern is spelled twice', () => {
  expect(patternsSpelledAgain(house)).toEqual([])
  const digits = 'const isDay = /^\\d{4}-\\d\\d$/.test(text)'
  expect(
    patternsSpelledAgain(
      new Map([
        ['a.ts', digits],
        ['b.ts', digits],
      ]),
    ),
  ).toEqual(['/^\\d{4}-\\d\\d$/: a.ts, b.ts'])
})
