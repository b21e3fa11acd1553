import { expect, it } from 'vitest'
import { foreignTexts } from '../../.storybook/untranslated-texts.ts'
import spanish from '../../packages/ui/src/story-texts/es-MX.json'
import french from '../../packages/ui/src/story-texts/fr-CA.json'
import names from '../../packages/ui/src/story-texts/names.json'

const foreignIn = (locale: string) =>
  foreignTexts(locale, () => ({ samples: locale === 'es-MX' ? spanish : french, names }))

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

it('a story that says the same in English and in another language says English, names and numbers apart', () => {
  const foreign = foreignIn('es-MX')
  const texts = [...SPANISH, 'Save changes', 'Ana Castillo, buyer', 'No users', 'Users of Br…']
  expect(foreign?.(texts, texts, [])).toEqual(['Save changes', 'Ana Castillo, buyer', 'No users', 'Users of Br…'])
  expect(foreign?.(texts, SPANISH, [])).toEqual([])
})

it('what stands in a field is said in no other language', () => {
  expect(foreignIn('fr-CA')?.([], [], ['Monterrey', 'Passwo', 'Password'])).toEqual(['Password'])
})

it('words that a language shares with English are its own', () => {
  expect(foreignIn('fr-CA')?.(['Type', 'Page 2', 'Type: Save'], ['Type', 'Page 2', 'Type: Save'], [])).toEqual([
    'Type: Save',
  ])
  expect(foreignIn('es-MX')?.(['Type'], ['Type'], [])).toEqual(['Type'])
})

it('nothing is compared where there is no catalogue', () => {
  expect(foreignIn('en-US')).toBeUndefined()
  expect(foreignIn('ar-XB')).toBeUndefined()
})
