import type { ProductCatalog } from './product-texts.ts'

export const PRODUCTS_EN: ProductCatalog = {
  SHOPPER_BEHAVIOR: {
    title: 'Shopper Behavior',
    description: 'See how baskets, trips and switching change, week by week, down to the item.',
    footer: 'Refreshed every Monday',
    learnTitle: 'Know why the basket changed',
    learnDescription:
      'Shopper Behavior follows households across stores and the online store, so you know why sales rose or fell, not just by how much.',
    keyNotes: [
      'Split any change in sales into households, trips and units per trip.',
      'See which items shoppers switched to and from.',
      'Compare two periods, two regions or two groups of shoppers side by side.',
      'Two years of weekly history for every item.',
    ],
    subText: 'Setup takes up to 2 business days once access is granted.',
  },
  REPORT_BUILDER: {
    title: 'Report Builder',
    description: 'Combine sales, stock and orders in one report, and schedule it for when you need it.',
    footer: 'Refreshed every morning',
    learnTitle: 'Build your report once',
    learnDescription:
      'Choose measures, items and stores, save the report under a name, and share it with everyone who needs it.',
    keyNotes: [
      'Sales, inventory, orders and forecasts in one place.',
      'Daily or weekly delivery to the people who need it.',
      'Exports of up to a million rows, ready for a spreadsheet.',
    ],
    subText: 'Included in every plan, even Scintilla Basic.',
  },
  CHANNEL_INSIGHTS: {
    title: 'Channel Insights',
    description: 'Follow every item from supplier to shelf, in stores, pickup and delivery.',
    footer: 'Refreshed every day',
    learnTitle: 'Channel Performance',
    learnDescription:
      'See how an item performs in stores, pickup and delivery, along with its orders, stock and service level.',
    keyNotes: [
      'In-stock rate by store, item and hour.',
      'Orders that were short, late or substituted, and what each cost.',
      'Each channel’s share of sales, and how it changes by season.',
      'Alerts when an item is about to sell out before the end of the week.',
    ],
    subText: 'Works best with Shopper Behavior: see what changed and which shoppers drove it.',
  },
  CUSTOMER_PERCEPTION: {
    title: 'Customer Perception',
    description: 'Ask shoppers what they think, and compare their answers with what they bought.',
    footer: 'Answers within five days',
    learnTitle: 'Hear it from the people who bought it',
    learnDescription:
      'Surveys go to shoppers with a known purchase history, so you can compare what they say with what they actually buy.',
    keyNotes: [
      'Choose who to survey based on what they bought, switched to or stopped buying.',
      'Use questionnaires tested by researchers, or write your own.',
      'Results by segment, with the margin of error.',
    ],
    subText: 'Answers are shown only in groups large enough to protect each person.',
  },
  DIGITAL_LANDSCAPES: {
    title: 'Digital Landscapes',
    description: 'Search, clicks and conversion for every aisle of the online store.',
    footer: 'Refreshed every day',
    learnTitle: 'The online aisle at a glance',
    learnDescription:
      'See what people search for, what they view and what they don’t buy, for your items and for the whole category.',
    keyNotes: [
      'Search terms that lead to your items, and terms that should.',
      'Each step from view to cart to order.',
      'Your share of page views in the category.',
      'Missing content on pages where shoppers hesitate.',
    ],
    subText: 'Covers the site and the app, in every market that has both.',
  },
  INSIGHTS_ACTIVATION: {
    title: 'Insights Activation',
    description: 'Turn a segment into an audience and see what those shoppers do next.',
    footer: 'Powered by Scintilla Ads',
    learnTitle: 'From insight to audience in an afternoon',
    learnDescription:
      'Choose shoppers from an analysis, send them to the advertising service as an audience, and measure what changed.',
    keyNotes: [
      'Audiences from any Shopper Behavior segment.',
      'A control group by default, so you can trust the results.',
      'Sales, new households and repeat purchases for each campaign.',
    ],
    subText: 'In beta: some segments can’t be sent yet.',
  },
  MODULAR_INTELLIGENCE: {
    title: 'Modular Intelligence',
    description: 'Plan each store’s shelf based on what shoppers buy there.',
    footer: 'Refreshed every week',
    learnTitle: 'The right shelf for each store',
    learnDescription:
      'Compare the planned shelf with actual sales, and see which items deserve their space in which stores.',
    keyNotes: [
      'Sales and lost sales for each facing.',
      'Items that shoppers wouldn’t miss, and what could replace them.',
      'Groups of stores with similar shoppers.',
    ],
    subText: 'Available to category advisors by invitation.',
  },
  CUSTOMER_PULSE: {
    title: 'Customer Pulse',
    description: 'A daily signal of what customers say about your brands.',
    footer: 'Refreshed every hour',
    learnTitle: 'What customers are saying right now',
    learnDescription:
      'Reviews, ratings and questions become one daily signal. The original comments are one click away.',
    keyNotes: [
      'Rising and falling themes, in plain language.',
      'Go from a theme to the reviews behind it.',
      'A morning alert when something unusual happens.',
    ],
    subText: 'In alpha: theme names may change from week to week.',
  },
}
