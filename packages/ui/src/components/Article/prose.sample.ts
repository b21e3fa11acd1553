import { say } from '../../samples/say.ts'

/** Prose of every kind, in the language that samples speak. */
export const prose = () =>
  [
    `<p><strong>${say('In short.')}</strong> ${say('A basket tells what was bought together, on one trip, by one household.')}</p>`,
    `<h2>${say('What a basket tells')}</h2>`,
    `<p>${say('Sales say how much was bought. Baskets say with what, how often and by whom.')} <a href="/learn">${say('How baskets are counted')}</a></p>`,
    `<ul><li>${say('Items that sell together')}</li><li>${say('Trips a month, by household')}</li></ul>`,
    `<h3>${say('Three steps to a first answer')}</h3>`,
    `<ol><li>${say('Choose a period.')}</li><li>${say('Choose a category.')}</li><li><em>${say('Compare with the year before.')}</em></li></ol>`,
    `<blockquote>${say('A fall in sales with as many trips is a smaller basket, not a lost shopper.')}</blockquote>`,
  ].join('')
