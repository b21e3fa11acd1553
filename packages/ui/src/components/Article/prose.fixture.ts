import { t } from '../../story-texts/translate.ts'

/** Prose of every kind, in the language of the story. */
export const prose = () =>
  [
    `<p><strong>${t('In short.')}</strong> ${t('A basket tells what was bought together, on one trip, by one household.')}</p>`,
    `<h2>${t('What a basket tells')}</h2>`,
    `<p>${t('Sales say how much was bought. Baskets say with what, how often and by whom.')} <a href="/learn">${t('How baskets are counted')}</a></p>`,
    `<ul><li>${t('Items that sell together')}</li><li>${t('Trips a month, by household')}</li></ul>`,
    `<h3>${t('Three steps to a first answer')}</h3>`,
    `<ol><li>${t('Choose a period.')}</li><li>${t('Choose a category.')}</li><li><em>${t('Compare with the year before.')}</em></li></ol>`,
    `<blockquote>${t('A fall in sales with as many trips is a smaller basket, not a lost shopper.')}</blockquote>`,
  ].join('')

const BARS = [2, 3, 5, 8, 4]
const HIGHEST = Math.max(...BARS)

/** Bars of stones as the address of an image. */
const bars = `mosaic:${Array.from({ length: HIGHEST }, (_, row) =>
  BARS.map((bar) => {
    const height = HIGHEST - row
    if (height > bar) return '..'
    return height === HIGHEST ? 'ss' : height === bar ? '33' : '22'
  }).join('.'),
).join('/')}`

const head = () => ['Department', 'Baskets', 'Items in a basket', 'Trips a month'].map((name) => `<th>${t(name)}</th>`)
const row = (department: string, ...numbers: number[]) =>
  `<tr><th>${t(department)}</th>${numbers.map((number) => `<td>${number}</td>`).join('')}</tr>`

/** Prose with an image, a table and a horizontal rule. */
export const illustratedProse = () =>
  [
    `<h2>${t('What a week looks like')}</h2>`,
    `<p>${t('Sales say how much was bought. Baskets say with what, how often and by whom.')}</p>`,
    `<img src="${bars}" alt="${t('Five bars: baskets grow until the fourth week and fall in the fifth.')}" title="${t('Baskets by week; the fourth week had a holiday')}">`,
    `<h2>${t('Numbers by department')}</h2>`,
    `<table><caption>${t('Baskets by department')}</caption><thead><tr>${head().join('')}</tr></thead>`,
    `<tbody>${row('Grocery', 412, 31, 6)}${row('Toys', 96, 4, 1)}${row('Apparel', 58, 3, 2)}</tbody></table>`,
    `<hr><p>${t('A fall in sales with as many trips is a smaller basket, not a lost shopper.')}</p>`,
  ].join('')
