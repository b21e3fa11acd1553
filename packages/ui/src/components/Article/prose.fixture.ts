import { t } from '../../story-texts/translate.ts'

/** Prose of every kind, in the language of the story. */
export const prose = () =>
  [
    `<p><strong>${t('In short.')}</strong> ${t('A basket is everything one household buys on one trip.')}</p>`,
    `<h2>${t('Basket basics')}</h2>`,
    `<p>${t('Sales show how much was bought. Baskets show which items, how often and which shoppers.')} <a href="/learn">${t('How baskets are counted')}</a></p>`,
    `<ul><li>${t('Items that sell together')}</li><li>${t('Trips a month, by household')}</li></ul>`,
    `<h3>${t('Three steps to your first answer')}</h3>`,
    `<ol><li>${t('Choose a period.')}</li><li>${t('Choose a category.')}</li><li><em>${t('Compare with the previous year.')}</em></li></ol>`,
    `<blockquote>${t('If sales drop but trips don’t, baskets are smaller. You haven’t lost shoppers.')}</blockquote>`,
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

const head = () => ['Department', 'Baskets', 'Items per basket', 'Trips a month'].map((name) => `<th>${t(name)}</th>`)
const row = (department: string, ...numbers: number[]) =>
  `<tr><th>${t(department)}</th>${numbers.map((number) => `<td>${number}</td>`).join('')}</tr>`

/** Prose with an image, a table and a horizontal rule. */
export const illustratedProse = () =>
  [
    `<h2>${t('A typical week')}</h2>`,
    `<p>${t('Sales show how much was bought. Baskets show which items, how often and which shoppers.')}</p>`,
    `<img src="${bars}" alt="${t('Five bars: baskets grow until the fourth week and fall in the fifth.')}" title="${t('Baskets by week; the fourth week had a holiday')}">`,
    `<h2>${t('Numbers by department')}</h2>`,
    `<table><caption>${t('Baskets by department')}</caption><thead><tr>${head().join('')}</tr></thead>`,
    `<tbody>${row('Grocery', 412, 31, 6)}${row('Toys', 96, 4, 1)}${row('Apparel', 58, 3, 2)}</tbody></table>`,
    `<hr><p>${t('If sales drop but trips don’t, baskets are smaller. You haven’t lost shoppers.')}</p>`,
  ].join('')
