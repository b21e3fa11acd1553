import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allMessages } from './all-messages.ts'
import { accented, mirrored, pseudoMessages } from './pseudo.ts'
import type { Message, Messages } from '../../messages/use-messages.ts'

const all: Messages = allMessages
const allTexts = Object.entries(all).flatMap(([name, keys]) =>
  Object.entries(keys).map(([key, message]): [key: string, message: Message] => [`${name}.${key}`, message]),
)
const groups = Object.entries(
  import.meta.glob<Record<string, Messages>>(['../*/**/messages.ts', '../../internal/messages.ts'], { eager: true }),
).flatMap(([path, module]) => Object.values(module).map((group) => ({ path, names: Object.keys(group) })))
const folders = readdirSync(resolve(import.meta.dirname, '..'))

describe('the components’ own messages', () => {
  it.each(allTexts)('UIX-01b %s exists in three languages', (_key, message) => {
    expect(message).toHaveLength(3)
    expect(message.filter((text) => text.trim() === '')).toEqual([])
  })

  it.each(allTexts)('UIX-01b %s has the same placeholders in each language', (key, message) => {
    // A singular can spell out its count, or omit it.
    const counted = (text: string) => (key.endsWith('One') ? text.replaceAll('{count}', '') : text)
    const placeholders = message.map((text) => [...counted(text).matchAll(/\{\w+\}/g)].map(String).toSorted())
    expect(placeholders[1]).toEqual(placeholders[0])
    expect(placeholders[2]).toEqual(placeholders[0])
  })

  it.each(groups)('UIX-01b $path defines its messages under its own name: $names', ({ path, names }) => {
    const folder = /^\.\.\/(\w+)\/messages/.exec(path)?.[1]
    const [name = '', ...others] = names
    expect(others).toEqual([])
    expect(folder === undefined ? !folders.includes(name) : name === folder).toBe(true)
    expect(groups.filter((other) => other.names.includes(name))).toHaveLength(1)
  })

  it('I18N-05 Canadian French has a no-break space before a colon', () => {
    expect(allTexts.filter(([, message]) => /[^\s\d{}]:(?!\/)| :/.test(message[2].replaceAll('\u00a0:', '')))).toEqual(
      [],
    )
  })
})

describe('the pseudo-languages', () => {
  it('put every text in brackets, and one of them makes it 40 % longer', () => {
    const pseudoTexts = pseudoMessages(accented)
    expect(Object.keys(pseudoTexts)).toEqual(allTexts.map(([key]) => key))
    for (const [key, [english]] of allTexts) {
      const text = pseudoTexts[key as keyof typeof pseudoTexts] ?? ''
      expect(text).toMatch(/^\[.*\]$/)
      expect(text.length).toBeGreaterThanOrEqual(english.length * 1.4)
    }
    expect(pseudoMessages(mirrored)['Dialog.close']).toBe('[\u202EClose\u202C]')
  })
})
