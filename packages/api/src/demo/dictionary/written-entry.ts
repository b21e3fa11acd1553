/** The texts of an entry in one language. */
export interface WrittenTexts {
  name: string
  /** The name in reports of the decision support system: short, as in a column heading. */
  dss: string
  definition: string
  calculation?: string
  synonyms?: readonly string[]
}

/** An entry in the demo's data dictionary. */
export interface WrittenEntry {
  technicalName: string
  type: 'METRIC' | 'ATTRIBUTE' | 'DATA_ELEMENT'
  dataType: 'STRING' | 'INTEGER' | 'DECIMAL' | 'CURRENCY' | 'PERCENT' | 'DATE' | 'TIMESTAMP' | 'BOOLEAN'
  fieldType: 'DIMENSION' | 'MEASURE' | 'CALCULATED' | 'KEY' | 'FLAG'
  products: readonly (
    | 'REPORT_BUILDER'
    | 'SHOPPER_BEHAVIOR'
    | 'CUSTOMER_PERCEPTION'
    | 'DIGITAL_LANDSCAPES'
    | 'CHANNEL_PERFORMANCE_INSIGHTS'
    | 'BI_LINK'
    | 'CLOUD_FEEDS'
    | 'API_GLOSSARY'
    | 'MODULAR_INTELLIGENCE'
  )[]
  isCharterOnly?: true
  /** Codes or a range, the same in every language. */
  validValues?: string
  example?: string
  /** The last change to the definition, and its day. */
  changed?: { on: string; en: string; es: string; fr: string }
  en: WrittenTexts
  es: WrittenTexts
  fr: WrittenTexts
}
