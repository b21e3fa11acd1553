import type { ProductCode } from '@tessera/contract'

/** Requests to Bright Foods, with reasons. */
export interface RequestNote {
  products: readonly [ProductCode, ...ProductCode[]]
  note: string
}

const SHOPPER = 'SHOPPER_BEHAVIOR'
const REPORTS = 'REPORT_BUILDER'
const CHANNELS = 'CHANNEL_INSIGHTS'
const PERCEPTION = 'CUSTOMER_PERCEPTION'
const LANDSCAPES = 'DIGITAL_LANDSCAPES'
const ACTIVATION = 'INSIGHTS_ACTIVATION'

/** Forty realistic requests. */
export const REQUEST_NOTES: readonly RequestNote[] = [
  { products: [SHOPPER], note: 'Spring reset of the snack aisle: I need basket data for the last two quarters.' },
  { products: [SHOPPER, REPORTS], note: 'I take over crackers and cookies from Paige on Monday.' },
  { products: [REPORTS], note: 'Weekly scorecard for the joint business plan, every Tuesday before our call.' },
  { products: [CHANNELS], note: 'Pickup and delivery share for the breakfast category review.' },
  { products: [PERCEPTION], note: 'Reading what shoppers say about the new resealable bags.' },
  { products: [SHOPPER, PERCEPTION], note: 'Private label study: how often do families switch, and why?' },
  { products: [LANDSCAPES], note: 'Search terms that lead to granola bars, for the online shelf.' },
  { products: [ACTIVATION], note: 'Planning the back-to-school lunchbox campaign with your media team.' },
  { products: [SHOPPER], note: 'Line review in April.' },
  { products: [REPORTS, CHANNELS], note: 'Out-of-stock report by store cluster; we agreed on it at the top-to-top.' },
  { products: [SHOPPER, REPORTS, CHANNELS], note: 'New replenishment manager for dry grocery in the Midwest.' },
  { products: [PERCEPTION], note: 'Ratings dropped for two items in January. I want to see the comments.' },
  { products: [REPORTS], note: 'Quarterly forecast accuracy, asked for by finance.' },
  { products: [LANDSCAPES, ACTIVATION], note: 'Holiday baking pages: what people look for from October on.' },
  { products: [SHOPPER], note: 'Cross-category baskets of pasta and sauce, for a shared end cap.' },
  { products: [CHANNELS], note: 'Express delivery pilot in Dallas and Tulsa.' },
  { products: [SHOPPER, REPORTS], note: 'Covering for a colleague on leave until the end of June.' },
  { products: [REPORTS], note: 'Shrink by store for trail mix, together with asset protection.' },
  { products: [PERCEPTION, LANDSCAPES], note: 'Item page test: photos with and without a serving suggestion.' },
  { products: [SHOPPER], note: 'Size of prize for the single-serve rack at the checkout.' },
  { products: [ACTIVATION], note: 'Measuring the summer grilling displays against last year’s.' },
  { products: [CHANNELS, REPORTS], note: 'On-time in-full by distribution center, before the carrier meeting.' },
  { products: [SHOPPER], note: 'Price ladder of nut butters after the change in pack sizes.' },
  { products: [REPORTS], note: 'Store-level sales for the sampling events in May.' },
  { products: [LANDSCAPES], note: 'How often our own brand shows up next to yours in search.' },
  { products: [SHOPPER, CHANNELS], note: 'Modular planning for the new small-format stores.' },
  { products: [PERCEPTION], note: 'Voice of the customer for the gluten-free range.' },
  { products: [REPORTS, ACTIVATION], note: 'Post-campaign report for the game-day bundle.' },
  { products: [SHOPPER], note: 'Lapsed buyers of dried fruit: where do they go?' },
  { products: [CHANNELS], note: 'Returns of damaged multipacks from online orders.' },
  { products: [SHOPPER, REPORTS], note: 'I joined the snacks team this week and have no access yet.' },
  { products: [REPORTS], note: 'Clearance plan for the seasonal tins.' },
  { products: [LANDSCAPES], note: 'Broken images on several item pages; I would like to see the list you see.' },
  { products: [PERCEPTION, SHOPPER], note: 'Concept test of the family pack, with Ms. Reyes’ team.' },
  { products: [ACTIVATION], note: 'Audience for the healthy-start-of-the-year emails.' },
  { products: [SHOPPER], note: 'Regional flavors: is the chili-lime line ready for the Southeast?' },
  { products: [CHANNELS, SHOPPER], note: 'Substitutions in pickup orders: which items are taken instead of yours?' },
  { products: [REPORTS], note: 'Audit of promotional funding, first half of the year.' },
  { products: [SHOPPER], note: 'Annual category strategy, kick-off on the 12th.' },
  { products: [REPORTS, PERCEPTION], note: 'Supplier scorecard, the quality section.' },
]

/** Reasons why an administrator rejects a request. */
export const REJECTIONS: readonly [string, ...string[]] = [
  'You moved to another category. Please ask your new suppliers.',
  'We share this data with the buying team only. Your buyer can send you the report.',
  'There is a signed request for this from your team already: ask Jordan Wells.',
  'Please say which reports you need and for how long.',
]
