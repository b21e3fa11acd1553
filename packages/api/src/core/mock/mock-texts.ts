import type { Locale } from '@tessera/contract'
import { DEFAULT_TIMEZONE, joinProducts, PRODUCT_CODES } from '@tessera/contract'
import type { PersonName } from './names.ts'
import { slug } from './names.ts'
import type { Random } from './random.ts'

/** Facts that the texts of one object share. */
export interface Facts {
  random: Random
  locale: Locale
  person: PersonName
  company: string
  /** The last code in the object; a title after it is derived from it. */
  code: string | null
}

type Texts = readonly [string, ...string[]]

const TITLES: Readonly<Record<Locale, Texts>> = {
  'en-US': [
    'Reading the first weeks of a season',
    'How baskets change with the weather',
    'What shoppers say about packaging',
    'Planning shelves for a busy month',
  ],
  'es-MX': [
    'Cómo leer las primeras semanas de una temporada',
    'Cómo cambia la canasta según el clima',
    'Lo que dicen los compradores del empaque',
    'Cómo planear los anaqueles para un mes de mucha venta',
  ],
  'fr-CA': [
    'Lire les premières semaines d’une saison',
    'Comment le panier change avec la météo',
    'Ce que les acheteurs disent de l’emballage',
    'Planifier les tablettes pour un mois achalandé',
  ],
}

const SENTENCES: Readonly<Record<Locale, Texts>> = {
  'en-US': [
    'Sales rose in the north and held steady elsewhere.',
    'Most shoppers come back within two weeks.',
    'A clear view of the shelf makes the next order easier.',
    'Weekly figures help to see a change before it costs.',
  ],
  'es-MX': [
    'Las ventas subieron en el norte y se mantuvieron estables en lo demás.',
    'La mayoría de los compradores regresa en menos de dos semanas.',
    'Una vista clara del anaquel facilita el siguiente pedido.',
    'Las cifras semanales ayudan a notar un cambio antes de que cueste.',
  ],
  'fr-CA': [
    'Les ventes ont augmenté dans le nord et sont restées stables ailleurs.',
    'La plupart des acheteurs reviennent en moins de deux semaines.',
    'Une vue claire de la tablette facilite la prochaine commande.',
    'Les chiffres hebdomadaires aident à voir un changement avant qu’il ne coûte.',
  ],
}

const REASONS: Readonly<Record<Locale, string>> = {
  'en-US': 'For the review with the buying team.',
  'es-MX': 'Para la revisión con el equipo de compras.',
  'fr-CA': 'Pour la révision avec l’équipe des achats.',
}

const title = ({ random, locale, code }: Facts): string => (code === null ? random.pick(TITLES[locale]) : asName(code))

const lastIndex = new WeakMap<Random, number>()

/** Sentences in turn, starting with a random one, so that no sentence repeats the one before it. */
function sentence({ random, locale }: Facts): string {
  const known = SENTENCES[locale]
  const last = lastIndex.get(random)
  const next = last === undefined ? random.between(0, known.length - 1) : (last + 1) % known.length
  lastIndex.set(random, next)
  return known[next] ?? known[0]
}

/** Mock text by property name; the first match wins. */
const TEXTS: readonly [name: RegExp, text: (facts: Facts) => string][] = [
  [/^first_?name$/i, ({ person }) => person.first],
  [/^last_?name$/i, ({ person }) => person.last],
  [/email|recipient|login_?id/i, ({ person }) => `${slug(person.first)}.${slug(person.last)}@example.com`],
  [/company_?name$/i, ({ company }) => company],
  [/(?:^|_)id$|Id$/, ({ random }) => random.uuid()],
  [/url$/i, () => 'https://www.example.com/'],
  [/timezone$/i, () => DEFAULT_TIMEZONE],
  [/^version$/i, () => '1'],
  [/^html$/i, (facts) => `<p>${sentence(facts)} ${sentence(facts)}</p><p>${sentence(facts)}</p>`],
  [/^product_?text$/i, ({ random }) => joinProducts(PRODUCT_CODES.slice(0, random.between(1, 3)).map(asName))],
  [/title$|subject$/i, title],
  [/_note$|reason$/i, ({ locale }) => REASONS[locale]],
  [/description$|summary$|text$|footer$|keyNotes$/i, sentence],
]

/** A code as readable words: `REPORT_BUILDER` becomes Report Builder. */
function asName(code: string): string {
  return code
    .toLowerCase()
    .replaceAll(/(?:^|_)(.)/g, (_, letter: string) => ` ${letter.toUpperCase()}`)
    .trim()
}

/** A text for a property with that name; undefined if none is known. */
export function mockText(key: string, facts: Facts): string | undefined {
  return TEXTS.find(([name]) => name.test(key))?.[1](facts)
}
