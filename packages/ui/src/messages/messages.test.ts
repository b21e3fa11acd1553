import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allWords } from './all-words.ts'
import { accented, mirrored, pseudoMessages } from './pseudo.ts'
import type { Word } from './words.ts'

const words: [key: string, word: Word][] = Object.entries(allWords)
const groups = import.meta.glob<Record<string, Record<string, Word>>>('../components/*/words.ts', { eager: true })

describe('the components’ own words', () => {
  it.each(words)('UIX-01 %s is said in three languages', (_key, word) => {
    expect(word).toHaveLength(3)
    expect(word.filter((text) => text.trim() === '')).toEqual([])
  })

  it.each(words)('UIX-01 %s has the same places in each', (key, word) => {
    // A singular may write its count as a word, or leave it out.
    const counted = (text: string) => (key.endsWith('One') ? text.replaceAll('{count}', '') : text)
    const places = word.map((text) => [...counted(text).matchAll(/\{\w+\}/g)].map(String).toSorted())
    expect(places[1]).toEqual(places[0])
    expect(places[2]).toEqual(places[0])
  })

  it('UIX-01 a key means the same wherever it stands, and every group is known', () => {
    for (const group of Object.values(groups).flatMap((module) => Object.values(module))) {
      for (const [key, word] of Object.entries(group)) expect(allWords).toHaveProperty([key], word)
    }
    const folders = readdirSync(resolve(import.meta.dirname, '../components'))
    expect(Object.keys(groups).every((path) => folders.includes(path.split('/')[2] ?? ''))).toBe(true)
  })

  it('I18N-05 Canadian French has its no-break space before a colon', () => {
    expect(words.filter(([, word]) => /[^\s\d{}]:(?!\/)| :/.test(word[2].replaceAll('\u00a0:', '')))).toEqual([])
  })
})

describe('the pseudo-languages', () => {
  it('put every word in brackets, one of them 40 % longer', () => {
    for (const [key, word] of Object.entries(pseudoMessages(accented))) {
      expect(word).toMatch(/^\[.*\]$/)
      expect(word.length).toBeGreaterThanOrEqual(allWords[key as keyof typeof allWords][0].length * 1.4)
    }
    expect(pseudoMessages(mirrored).close).toBe('[\u202EClose\u202C]')
  })
})
