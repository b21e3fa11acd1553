import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allMessages } from './all-messages.ts'
import { accented, mirrored, pseudoMessages } from './pseudo.ts'
import type { Message, Messages } from '../../messages/use-messages.ts'

const all: Messages = allMessages
const words = Object.entries(all).flatMap(([name, keys]) =>
  Object.entries(keys).map(([key, word]): [key: string, word: Message] => [`${name}.${key}`, word]),
)
const groups = Object.entries(
  import.meta.glob<Record<string, Messages>>(['../*/**/messages.ts', '../../internal/messages.ts'], { eager: true }),
).flatMap(([path, module]) => Object.values(module).map((group) => ({ path, names: Object.keys(group) })))
const folders = readdirSync(resolve(import.meta.dirname, '..'))

describe('the components’ own messages', () => {
  it.each(words)('UIX-01b %s exists in three languages', (_key, word) => {
    expect(word).toHaveLength(3)
    expect(word.filter((text) => text.trim() === '')).toEqual([])
  })

  it.each(words)('UIX-01b %s has the same placeholders in each language', (key, word) => {
    // A singular can spell out its count, or omit it.
    const counted = (text: string) => (key.endsWith('One') ? text.replaceAll('{count}', '') : text)
    const places = word.map((text) => [...counted(text).matchAll(/\{\w+\}/g)].map(String).toSorted())
    expect(places[1]).toEqual(places[0])
    expect(places[2]).toEqual(places[0])
  })

  it.each(groups)('UIX-01b $path defines its messages under its own name: $names', ({ path, names }) => {
    const folder = /^\.\.\/(\w+)\/messages/.exec(path)?.[1]
    const [name = '', ...others] = names
    expect(others).toEqual([])
    expect(folder === undefined ? !folders.includes(name) : name === folder).toBe(true)
    expect(groups.filter((other) => other.names.includes(name))).toHaveLength(1)
  })

  it('I18N-05 Canadian French has a no-break space before a colon', () => {
    expect(words.filter(([, word]) => /[^\s\d{}]:(?!\/)| :/.test(word[2].replaceAll('\u00a0:', '')))).toEqual([])
  })
})

describe('the pseudo-languages', () => {
  it('put every text in brackets, and one of them makes it 40 % longer', () => {
    const pseudoTexts = pseudoMessages(accented)
    expect(Object.keys(pseudoTexts)).toEqual(words.map(([key]) => key))
    for (const [key, [english]] of words) {
      const text = pseudoTexts[key as keyof typeof pseudoTexts] ?? ''
      expect(text).toMatch(/^\[.*\]$/)
      expect(text.length).toBeGreaterThanOrEqual(english.length * 1.4)
    }
    expect(pseudoMessages(mirrored)['Dialog.close']).toBe('[\u202EClose\u202C]')
  })
})
