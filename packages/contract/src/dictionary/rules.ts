/** The kinds of things that the data dictionary defines. */
export const ENTRY_TYPES = ['METRIC', 'ATTRIBUTE', 'DATA_ELEMENT'] as const
export type EntryType = (typeof ENTRY_TYPES)[number]

/** The names of an entry's tags. */
export const TAG_NAMES = ['datatype', 'field_type', 'product'] as const

/** The values of each tag. */
export const TAG_VALUES = {
  datatype: ['STRING', 'INTEGER', 'DECIMAL', 'CURRENCY', 'PERCENT', 'DATE', 'TIMESTAMP', 'BOOLEAN'],
  field_type: ['DIMENSION', 'MEASURE', 'CALCULATED', 'KEY', 'FLAG'],
  product: [
    'REPORT_BUILDER',
    'SHOPPER_BEHAVIOR',
    'CUSTOMER_PERCEPTION',
    'DIGITAL_LANDSCAPES',
    'CHANNEL_PERFORMANCE_INSIGHTS',
    'BI_LINK',
    'CLOUD_FEEDS',
    'API_GLOSSARY',
    'MODULAR_INTELLIGENCE',
  ],
} as const
export type DataType = (typeof TAG_VALUES.datatype)[number]
export type FieldType = (typeof TAG_VALUES.field_type)[number]
export type ProductTag = (typeof TAG_VALUES.product)[number]

/** The users that can see an entry: all users, or only those with a Charter account. */
export const AVAILABILITIES = ['ALL', 'CHARTER'] as const
export type Availability = (typeof AVAILABILITIES)[number]

/** The searched fields of an entry, in order of their weight. */
export const SEARCHED_FIELDS = ['business_name', 'technical_name', 'dss_business_name', 'business_definition'] as const
export type SearchedField = (typeof SEARCHED_FIELDS)[number]

/** How an entry matches a search, closest first. */
export const MATCH_KINDS = ['exact', 'prefix', 'part', 'synonym', 'word', 'similar'] as const
export type MatchKind = (typeof MATCH_KINDS)[number]

/** Limits of the data dictionary's calls, files and texts. */
export const DICTIONARY_LIMITS = {
  /** The fewest characters of a search, after trimming. */
  shortestSearch: 3,
  pageSize: 20,
  largestPage: 100,
  suggestions: 10,
  related: 5,
  didYouMean: 3,
  /** The most entries in a direct download; a larger download is a job. */
  downloadAtOnce: 5000,
  /** How long results stay fresh, in milliseconds. */
  resultsFor: 86_400_000,
  /** The most rows and bytes of an imported file. */
  importRows: 200_000,
  importBytes: 52_428_800,
  name: 120,
  dssName: 60,
  technicalName: 100,
  definition: 2000,
  /** How long searches without results are stored. */
  missedSearchDays: 30,
} as const
