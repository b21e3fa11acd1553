import type { Locale } from '../locales.ts'
import type { Availability, DataType, EntryType, FieldType, ProductTag } from './rules.ts'

type Texts<Value extends string> = Readonly<Record<Locale, Readonly<Record<Value, string>>>>

/** Names of entry types. */
export const ENTRY_TYPE_TEXTS: Texts<EntryType> = {
  'en-US': { METRIC: 'Metric', ATTRIBUTE: 'Key attribute', DATA_ELEMENT: 'Data element' },
  'es-MX': { METRIC: 'Métrica', ATTRIBUTE: 'Atributo clave', DATA_ELEMENT: 'Elemento de datos' },
  'fr-CA': { METRIC: 'Mesure', ATTRIBUTE: 'Attribut clé', DATA_ELEMENT: 'Élément de données' },
}

/** Names of data types. */
export const DATA_TYPE_TEXTS: Texts<DataType> = {
  'en-US': {
    STRING: 'Text',
    INTEGER: 'Whole number',
    DECIMAL: 'Decimal number',
    CURRENCY: 'Currency',
    PERCENT: 'Percentage',
    DATE: 'Date',
    TIMESTAMP: 'Date and time',
    BOOLEAN: 'Yes or no',
  },
  'es-MX': {
    STRING: 'Texto',
    INTEGER: 'Número entero',
    DECIMAL: 'Número decimal',
    CURRENCY: 'Moneda',
    PERCENT: 'Porcentaje',
    DATE: 'Fecha',
    TIMESTAMP: 'Fecha y hora',
    BOOLEAN: 'Sí o no',
  },
  'fr-CA': {
    STRING: 'Texte',
    INTEGER: 'Nombre entier',
    DECIMAL: 'Nombre décimal',
    CURRENCY: 'Devise',
    PERCENT: 'Pourcentage',
    DATE: 'Date',
    TIMESTAMP: 'Date et heure',
    BOOLEAN: 'Oui ou non',
  },
}

/** Names of field types. */
export const FIELD_TYPE_TEXTS: Texts<FieldType> = {
  'en-US': { DIMENSION: 'Dimension', MEASURE: 'Measure', CALCULATED: 'Calculated', KEY: 'Key', FLAG: 'Flag' },
  'es-MX': { DIMENSION: 'Dimensión', MEASURE: 'Medida', CALCULATED: 'Calculado', KEY: 'Clave', FLAG: 'Indicador' },
  'fr-CA': { DIMENSION: 'Dimension', MEASURE: 'Valeur mesurée', CALCULATED: 'Calculé', KEY: 'Clé', FLAG: 'Indicateur' },
}

/** Names of audiences. */
export const AVAILABILITY_TEXTS: Texts<Availability> = {
  'en-US': { ALL: 'All users', CHARTER: 'Charter users only' },
  'es-MX': { ALL: 'Todos los usuarios', CHARTER: 'Solo usuarios Charter' },
  'fr-CA': { ALL: 'Tous', CHARTER: 'Réservé aux utilisateurs Charter' },
}

/** Names of products. */
export const PRODUCT_TAG_TEXTS: Texts<ProductTag> = {
  'en-US': {
    REPORT_BUILDER: 'Report Builder',
    SHOPPER_BEHAVIOR: 'Shopper Behavior',
    CUSTOMER_PERCEPTION: 'Customer Perception',
    DIGITAL_LANDSCAPES: 'Digital Landscapes',
    CHANNEL_PERFORMANCE_INSIGHTS: 'Channel Performance Insights',
    BI_LINK: 'BI Link',
    CLOUD_FEEDS: 'Cloud Feeds',
    API_GLOSSARY: 'API Glossary',
    MODULAR_INTELLIGENCE: 'Modular Intelligence',
  },
  'es-MX': {
    REPORT_BUILDER: 'Generador de reportes',
    SHOPPER_BEHAVIOR: 'Comportamiento del comprador',
    CUSTOMER_PERCEPTION: 'Percepción del cliente',
    DIGITAL_LANDSCAPES: 'Panoramas digitales',
    CHANNEL_PERFORMANCE_INSIGHTS: 'Desempeño del canal',
    BI_LINK: 'BI Link',
    CLOUD_FEEDS: 'Fuentes en la nube',
    API_GLOSSARY: 'Glosario de API',
    MODULAR_INTELLIGENCE: 'Inteligencia modular',
  },
  'fr-CA': {
    REPORT_BUILDER: 'Générateur de rapports',
    SHOPPER_BEHAVIOR: 'Comportement des acheteurs',
    CUSTOMER_PERCEPTION: 'Perception de la clientèle',
    DIGITAL_LANDSCAPES: 'Paysages numériques',
    CHANNEL_PERFORMANCE_INSIGHTS: 'Rendement du canal',
    BI_LINK: 'BI Link',
    CLOUD_FEEDS: 'Flux infonuagiques',
    API_GLOSSARY: 'Glossaire d’API',
    MODULAR_INTELLIGENCE: 'Intelligence modulaire',
  },
}
