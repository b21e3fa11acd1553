import type { Locale } from '@tessera/contract'

interface ExportMessages {
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
}

/** Messages of a downloaded dictionary. */
export const EXPORT_MESSAGES: Readonly<Record<Locale, ExportMessages>> = {
  'en-US': {
    sheet: 'Data dictionary',
    name: 'Name',
    technicalName: 'Technical name',
    dssName: 'DSS name',
    definition: 'Description',
    calculation: 'How it’s calculated',
    type: 'Type',
    dataType: 'Data type',
    fieldType: 'Field type',
    availableTo: 'Available to',
    products: 'Product',
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
  },
}
