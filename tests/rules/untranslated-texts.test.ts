import { expect, it } from 'vitest'
import { untranslatedTexts } from '../../.storybook/untranslated-texts.ts'
import spanish from '../../packages/ui/src/story-texts/es-MX.json'
import french from '../../packages/ui/src/story-texts/fr-CA.json'
import names from '../../packages/ui/src/story-texts/names.json'

const foreignIn = (locale: string) =>
  untranslatedTexts(locale, () => ({ samples: locale === 'es-MX' ? spanish : french, names }))

const SPANISH = [
  'Guardar',
  'Error',
  'Ana Castillo, Bright Foods',
  'ana@brightfoods.example',
  '1,240',
  'INC-2041',
  'Channel Insights, Cu…',
  'net_sales_amt',
  'price-list.csv',
]

it('a story with the same text in English and another language is untranslated, except for names and numbers', () => {
  const foreign = foreignIn('es-MX')
  const texts = [...SPANISH, 'Save changes', 'Ana Castillo, buyer', 'No users', 'Users of Br…']
  expect(foreign?.(texts, texts, [])).toEqual(['Save changes', 'Ana Castillo, buyer', 'No users', 'Users of Br…'])
  expect(foreign?.(texts, SPANISH, [])).toEqual([])
})

it('a value in a field counts as untranslated only if it is a known text', () => {
  expect(foreignIn('fr-CA')?.([], [], ['Monterrey', 'Passwo', 'Password'])).toEqual(['Password'])
})

it('words that a language shares with English do not count as untranslated', () => {
  expect(foreignIn('fr-CA')?.(['Type', 'Page 2', 'Type: Save'], ['Type', 'Page 2', 'Type: Save'], [])).toEqual([
    'Type: Save',
  ])
  expect(foreignIn('es-MX')?.(['Type'], ['Type'], [])).toEqual(['Type'])
})

it('nothing is compared without a catalog', () => {
  expect(foreignIn('en-US')).toBeUndefined()
  expect(foreignIn('ar-XB')).toBeUndefined()
})
