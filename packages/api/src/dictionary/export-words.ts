import type { Availability, EntryType, FieldType, DataType, Locale, ProductTag } from '@tessera/contract'

interface ExportWords {
  sheet: string
  name: string
  technicalName: string
  dssName: string
  definition: string
  calculation: string
  type: string
  dataType: string
  fieldType: string
  availableTo: string
  products: string
  types: Record<EntryType, string>
  dataTypes: Record<DataType, string>
  fieldTypes: Record<FieldType, string>
  availabilities: Record<Availability, string>
  productTags: Record<ProductTag, string>
}

/** The words of a downloaded dictionary. */
export const EXPORT_WORDS: Readonly<Record<Locale, ExportWords>> = {
  'en-US': {
    sheet: 'Data dictionary',
    name: 'Name',
    technicalName: 'Technical name',
    dssName: 'DSS name',
    definition: 'Description',
    calculation: 'How it is calculated',
    type: 'Type',
    dataType: 'Data type',
    fieldType: 'Field type',
    availableTo: 'Available to',
    products: 'Product',
    types: { METRIC: 'Metric', ATTRIBUTE: 'Key attribute', DATA_ELEMENT: 'Data element' },
    dataTypes: {
      STRING: 'Text',
      INTEGER: 'Whole number',
      DECIMAL: 'Decimal number',
      CURRENCY: 'Currency',
      PERCENT: 'Percentage',
      DATE: 'Date',
      TIMESTAMP: 'Date and time',
      BOOLEAN: 'Yes or no',
    },
    fieldTypes: { DIMENSION: 'Dimension', MEASURE: 'Measure', CALCULATED: 'Calculated', KEY: 'Key', FLAG: 'Flag' },
    availabilities: { ALL: 'All users', CHARTER: 'Charter users only' },
    productTags: {
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
  },
  'es-MX': {
    sheet: 'Diccionario de datos',
    name: 'Nombre',
    technicalName: 'Nombre técnico',
    dssName: 'Nombre en DSS',
    definition: 'Descripción',
    calculation: 'Cómo se calcula',
    type: 'Tipo',
    dataType: 'Tipo de dato',
    fieldType: 'Tipo de campo',
    availableTo: 'Disponible para',
    products: 'Producto',
    types: { METRIC: 'Métrica', ATTRIBUTE: 'Atributo clave', DATA_ELEMENT: 'Elemento de datos' },
    dataTypes: {
      STRING: 'Texto',
      INTEGER: 'Número entero',
      DECIMAL: 'Número decimal',
      CURRENCY: 'Moneda',
      PERCENT: 'Porcentaje',
      DATE: 'Fecha',
      TIMESTAMP: 'Fecha y hora',
      BOOLEAN: 'Sí o no',
    },
    fieldTypes: {
      DIMENSION: 'Dimensión',
      MEASURE: 'Medida',
      CALCULATED: 'Calculado',
      KEY: 'Clave',
      FLAG: 'Indicador',
    },
    availabilities: { ALL: 'Todos los usuarios', CHARTER: 'Solo usuarios Charter' },
    productTags: {
      REPORT_BUILDER: 'Generador de reportes',
      SHOPPER_BEHAVIOR: 'Comportamiento del comprador',
      CUSTOMER_PERCEPTION: 'Percepción del cliente',
      DIGITAL_LANDSCAPES: 'Panorama digital',
      CHANNEL_PERFORMANCE_INSIGHTS: 'Desempeño de canales',
      BI_LINK: 'BI Link',
      CLOUD_FEEDS: 'Fuentes en la nube',
      API_GLOSSARY: 'Glosario de API',
      MODULAR_INTELLIGENCE: 'Inteligencia modular',
    },
  },
  'fr-CA': {
    sheet: 'Dictionnaire de données',
    name: 'Nom',
    technicalName: 'Nom technique',
    dssName: 'Nom dans DSS',
    definition: 'Description',
    calculation: 'Mode de calcul',
    type: 'Type',
    dataType: 'Type de données',
    fieldType: 'Type de champ',
    availableTo: 'Offert à',
    products: 'Produit',
    types: { METRIC: 'Mesure', ATTRIBUTE: 'Attribut clé', DATA_ELEMENT: 'Élément de données' },
    dataTypes: {
      STRING: 'Texte',
      INTEGER: 'Nombre entier',
      DECIMAL: 'Nombre décimal',
      CURRENCY: 'Devise',
      PERCENT: 'Pourcentage',
      DATE: 'Date',
      TIMESTAMP: 'Date et heure',
      BOOLEAN: 'Oui ou non',
    },
    fieldTypes: {
      DIMENSION: 'Dimension',
      MEASURE: 'Valeur mesurée',
      CALCULATED: 'Calculé',
      KEY: 'Clé',
      FLAG: 'Indicateur',
    },
    availabilities: { ALL: 'Tous', CHARTER: 'Utilisateurs Charter seulement' },
    productTags: {
      REPORT_BUILDER: 'Générateur de rapports',
      SHOPPER_BEHAVIOR: 'Comportement des acheteurs',
      CUSTOMER_PERCEPTION: 'Perception de la clientèle',
      DIGITAL_LANDSCAPES: 'Paysages numériques',
      CHANNEL_PERFORMANCE_INSIGHTS: 'Rendement des canaux',
      BI_LINK: 'BI Link',
      CLOUD_FEEDS: 'Flux infonuagiques',
      API_GLOSSARY: 'Glossaire d’API',
      MODULAR_INTELLIGENCE: 'Intelligence modulaire',
    },
  },
}
