import { LIMITS } from '@tessera/contract'
import { expect, it } from 'vitest'
import { readSources } from './import-graph.ts'

/** Tests, stories and demo data can repeat a constant, because they check it. */
const EXEMPT = /\.(?:test|stories|fixture)\.tsx?$|\/(?:test|testing|demo|docs|story-texts|examples|rules|transcripts)\//
const LIMITS_FILE = 'packages/contract/src/limits.ts'
/** A name with its number, on its own line or next to others. */
const NUMBERED = /\b(\w+)\s*[:=]\s*\d[\d_]*\b/g
/** A pattern with enough content: more than one or two character classes. */
const PATTERN = /[(=,:?&|!]\s*(\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\]){8,}\/[dgimsuvy]*)/g

type SourceTree = ReadonlyMap<string, string>

const camelCase = (name: string): string =>
  name === name.toUpperCase()
    ? name.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    : name

/** Returns the contract's limits that a file defines again. */
function limitsSpelledAgain(sources: SourceTree): string[] {
  return [...sources].flatMap(([file, source]) =>
    [...source.matchAll(NUMBERED)].flatMap(([spelled, name = '']) =>
      Object.hasOwn(LIMITS, camelCase(name)) ? [`${file}: ${spelled}`] : [],
    ),
  )
}

/** Returns patterns used by several layers, with their files. */
function patternsSpelledAgain(sources: SourceTree): string[] {
  const places = new Map<string, Set<string>>()
  for (const [file, source] of sources) {
    for (const [, pattern = ''] of source.matchAll(PATTERN)) {
      places.set(pattern, new Set([...(places.get(pattern) ?? []), file]))
    }
  }
  return [...places]
    .filter(([, files]) => files.size > 1)
    .map(([pattern, files]) => `${pattern}: ${[...files].join(', ')}`)
}

const sources = new Map(
  [...readSources()].filter(([file]) => !EXEMPT.test(file) && !file.startsWith('packages/ui/') && file !== LIMITS_FILE),
)

it('CST-01 no other file defines a number of the contract', () => {
  expect(sources.size).toBeGreaterThan(300)
  expect(limitsSpelledAgain(sources)).toEqual([])
  const worse = new Map([['a.ts', 'const IDLE_MINUTES = 30\nconst own = { debounce: 500, delay: 500 }']])
  expect(limitsSpelledAgain(worse)).toEqual(['a.ts: IDLE_MINUTES = 30', 'a.ts: debounce: 500'])
})

it('CST-01 no pattern is defined twice', () => {
  expect(patternsSpelledAgain(sources)).toEqual([])
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
