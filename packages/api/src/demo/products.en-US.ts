import type { ProductCatalogue } from './product-texts.ts'

export const PRODUCTS_EN: ProductCatalogue = {
  SHOPPER_BEHAVIOR: {
    title: 'Shopper Behavior',
    description: 'See how baskets, trips and switching change, week by week, down to the item.',
    footer: 'Refreshed every Monday',
    learnTitle: 'Know why the basket changed',
    learnDescription:
      'Shopper Behavior follows households across stores and the online shop, so that a gain or a loss has a reason and not only a number.',
    keyNotes: [
      'Split any change in sales into households, trips and units per trip.',
      'See which items shoppers moved to, and which they came from.',
      'Compare two periods, two regions or two groups of shoppers side by side.',
      'Two years of weekly history, down to the single item.',
    ],
    subText: 'Set-up takes up to 2 business days once access is granted.',
  },
  REPORT_BUILDER: {
    title: 'Report Builder',
    description: 'Put sales, stock and orders into one report, and have it sent when you need it.',
    footer: 'Refreshed every morning',
    learnTitle: 'The report you keep rebuilding, once',
    learnDescription:
      'Choose measures, items and stores, save the result under a name, and share it with everyone who asks for it.',
    keyNotes: [
      'Sales, inventory, orders and forecasts in one place.',
      'Daily or weekly delivery to the people who need it.',
      'Exports of a million rows, ready for a spreadsheet.',
    ],
    subText: 'Included in every plan, Scintilla Basic too.',
  },
  CHANNEL_INSIGHTS: {
    title: 'Channel Insights',
    description: 'Follow every item from supplier to shelf, in stores, pickup and delivery.',
    footer: 'Refreshed every day',
    learnTitle: 'Channel Performance',
    learnDescription:
      'One view of how an item does in stores, in pickup and in delivery, with the orders, the stock and the service level behind it.',
    keyNotes: [
      'In-stock rate by store, item and hour.',
      'Orders that were short, late or substituted, and what each cost.',
      'Share of each channel, and how it moves with the season.',
      'Alerts when an item leaves the shelf before the week does.',
    ],
    subText: 'Works best beside Shopper Behavior: what moved, and who moved it.',
  },
  CUSTOMER_PERCEPTION: {
    title: 'Customer Perception',
    description: 'Ask shoppers what they think, and read the answers beside what they bought.',
    footer: 'Answers within five days',
    learnTitle: 'Hear it from the people who bought it',
    learnDescription:
      'Surveys go to shoppers whose purchases are known, so that every answer can be read beside what its giver really does.',
    keyNotes: [
      'Choose who is asked by what they bought, switched or stopped buying.',
      'Questionnaires tested by researchers, or your own.',
      'Results by segment, with the margin of error stated.',
    ],
    subText: 'Answers are shown only in groups large enough to protect each person.',
  },
  DIGITAL_LANDSCAPES: {
    title: 'Digital Landscapes',
    description: 'Search, clicks and conversion for every aisle of the online store.',
    footer: 'Refreshed every day',
    learnTitle: 'The online aisle, seen from above',
    learnDescription:
      'See what people search for, what they look at and what they leave behind, for your items and for the category around them.',
    keyNotes: [
      'Search terms that lead to your items, and those that should.',
      'From view to cart to order, step by step.',
      'Share of page views against the category.',
      'Content that is missing where shoppers hesitate.',
    ],
    subText: 'Covers the site and the app, in every market that has both.',
  },
  INSIGHTS_ACTIVATION: {
    title: 'Insights Activation',
    description: 'Turn a segment into an audience and follow what it does next.',
    footer: 'Powered by Scintilla Ads',
    learnTitle: 'From finding to audience in an afternoon',
    learnDescription:
      'Pick the shoppers that an analysis found, hand them to the advertising service as an audience, and measure what changed.',
    keyNotes: [
      'Audiences from any Shopper Behavior segment.',
      'A control group by default, so that the effect is real.',
      'Sales, new households and repeat purchases for each campaign.',
    ],
    subText: 'In beta: some segments cannot be handed on yet.',
  },
  MODULAR_INTELLIGENCE: {
    title: 'Modular Intelligence',
    description: 'Plan the shelf from what shoppers take off it, store by store.',
    footer: 'Refreshed every week',
    learnTitle: 'A shelf that fits its store',
    learnDescription:
      'Compare the planned shelf with what sells from it, and see which items earn their place in which stores.',
    keyNotes: [
      'Sales and lost sales for each facing.',
      'Items that could leave without being missed, and what would take their place.',
      'Groups of stores that shop alike.',
    ],
    subText: 'Available to category advisors by invitation.',
  },
  CUSTOMER_PULSE: {
    title: 'Customer Pulse',
    description: 'A daily signal of what customers say about your brands.',
    footer: 'Refreshed every hour',
    learnTitle: 'What customers say, while they still say it',
    learnDescription:
      'Reviews, ratings and questions become one daily signal, with the words behind it never more than a click away.',
    keyNotes: [
      'Themes that rise or fall, named in plain words.',
      'From a theme to the reviews that made it.',
      'A morning note when something unusual happens.',
    ],
    subText: 'In alpha: themes may change their names from week to week.',
  },
}
