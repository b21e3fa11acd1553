import type { WrittenEntry, WrittenTexts } from './written-entry.ts'

type Texts = Record<'en' | 'es' | 'fr', string>

/** A view of a metric: by period, comparison, unit or channel. */
export interface Variant {
  /** `unit` and `channel` do not fit every metric. */
  kind: 'time' | 'unit' | 'channel'
  /** The suffix of the technical name. */
  suffix: string
  /** Follows the metric's name and a comma. */
  name: Texts
  /** Follows the short name. */
  dss: Texts
  /** The last sentence of the definition. */
  says: Texts
  /** How it is calculated from the metric; `{name}` is its name in quotation marks. */
  calculation?: Texts
  dataType?: WrittenEntry['dataType']
}

const period = (suffix: string, name: Texts, dss: Texts, covers: Texts): Variant => ({
  kind: 'time',
  suffix,
  name,
  dss,
  says: {
    en: `This figure covers ${covers.en}.`,
    es: `Este dato abarca ${covers.es}.`,
    fr: `Cette donnée porte sur ${covers.fr}.`,
  },
})

const channel = (suffix: string, name: Texts, dss: Texts, counts: Texts): Variant => ({
  kind: 'channel',
  suffix,
  name,
  dss,
  says: {
    en: `Only ${counts.en} are counted.`,
    es: `Solo se cuentan ${counts.es}.`,
    fr: `Seules ${counts.fr} sont comptées.`,
  },
})

/** The views of the demo's metrics. */
export const VARIANTS: readonly Variant[] = [
  period(
    'lw',
    { en: 'last week', es: 'última semana', fr: 'dernière semaine' },
    { en: 'LW', es: 'últ. sem.', fr: 'dern. sem.' },
    {
      en: 'the last complete fiscal week',
      es: 'la última semana fiscal completa',
      fr: 'la dernière semaine financière complète',
    },
  ),
  period(
    'l4w',
    { en: 'last 4 weeks', es: 'últimas 4 semanas', fr: '4 dernières semaines' },
    { en: 'L4W', es: '4 sem.', fr: '4 sem.' },
    {
      en: 'the last four complete fiscal weeks',
      es: 'las últimas cuatro semanas fiscales completas',
      fr: 'les quatre dernières semaines financières complètes',
    },
  ),
  period(
    'l13w',
    { en: 'last 13 weeks', es: 'últimas 13 semanas', fr: '13 dernières semaines' },
    { en: 'L13W', es: '13 sem.', fr: '13 sem.' },
    {
      en: 'the last thirteen complete fiscal weeks, about one quarter',
      es: 'las últimas trece semanas fiscales completas, alrededor de un trimestre',
      fr: 'les treize dernières semaines financières complètes, soit environ un trimestre',
    },
  ),
  period(
    'l52w',
    { en: 'last 52 weeks', es: 'últimas 52 semanas', fr: '52 dernières semaines' },
    { en: 'L52W', es: '52 sem.', fr: '52 sem.' },
    {
      en: 'the last fifty-two complete fiscal weeks, so that every season is in it once',
      es: 'las últimas cincuenta y dos semanas fiscales completas, de modo que cada temporada aparece una vez',
      fr: 'les cinquante-deux dernières semaines financières complètes, de sorte que chaque saison y figure une fois',
    },
  ),
  period(
    'mtd',
    { en: 'month to date', es: 'mes a la fecha', fr: 'cumul du mois' },
    { en: 'MTD', es: 'acum. mes', fr: 'cumul mois' },
    {
      en: 'the current fiscal month up to yesterday',
      es: 'el mes fiscal en curso hasta ayer',
      fr: 'le mois financier en cours jusqu’à hier',
    },
  ),
  period(
    'qtd',
    { en: 'quarter to date', es: 'trimestre a la fecha', fr: 'cumul du trimestre' },
    { en: 'QTD', es: 'acum. trim.', fr: 'cumul trim.' },
    {
      en: 'the current fiscal quarter up to yesterday',
      es: 'el trimestre fiscal en curso hasta ayer',
      fr: 'le trimestre financier en cours jusqu’à hier',
    },
  ),
  period(
    'ytd',
    { en: 'year to date', es: 'año a la fecha', fr: 'cumul de l’exercice' },
    { en: 'YTD', es: 'acum. año', fr: 'cumul exerc.' },
    {
      en: 'the current fiscal year up to yesterday',
      es: 'el año fiscal en curso hasta ayer',
      fr: 'l’exercice en cours jusqu’à hier',
    },
  ),
  period(
    'ly',
    { en: 'same period last year', es: 'mismo periodo del año anterior', fr: 'même période de l’exercice précédent' },
    { en: 'LY', es: 'AA', fr: 'EP' },
    {
      en: 'the same fiscal weeks of last year, for a comparison with this year',
      es: 'las mismas semanas fiscales del año anterior, para compararlas con las de este año',
      fr: 'les mêmes semaines financières de l’exercice précédent, aux fins de comparaison',
    },
  ),
  {
    kind: 'time',
    suffix: 'chg_ly',
    name: {
      en: 'change from last year',
      es: 'diferencia contra el año anterior',
      fr: 'écart par rapport à l’exercice précédent',
    },
    dss: { en: 'vs LY', es: 'vs AA', fr: 'vs EP' },
    says: {
      en: 'This figure is the difference from the same fiscal weeks of last year.',
      es: 'Este dato es la diferencia contra las mismas semanas fiscales del año anterior.',
      fr: 'Cette donnée est l’écart par rapport aux mêmes semaines financières de l’exercice précédent.',
    },
    calculation: {
      en: '{name} this year − {name} last year',
      es: '{name} de este año − {name} del año anterior',
      fr: '{name} de cet exercice − {name} de l’exercice précédent',
    },
  },
  {
    kind: 'time',
    suffix: 'chg_ly_pct',
    name: {
      en: 'percentage change from last year',
      es: 'cambio porcentual contra el año anterior',
      fr: 'variation en pourcentage par rapport à l’exercice précédent',
    },
    dss: { en: '% vs LY', es: '% vs AA', fr: '% vs EP' },
    says: {
      en: 'This figure is the relative change from the same fiscal weeks of last year.',
      es: 'Este dato es el cambio relativo contra las mismas semanas fiscales del año anterior.',
      fr: 'Cette donnée est la variation relative par rapport aux mêmes semaines financières de l’exercice précédent.',
    },
    calculation: {
      en: '({name} this year ÷ {name} last year − 1) × 100',
      es: '({name} de este año ÷ {name} del año anterior − 1) × 100',
      fr: '({name} de cet exercice ÷ {name} de l’exercice précédent − 1) × 100',
    },
    dataType: 'PERCENT',
  },
  {
    kind: 'time',
    suffix: 'plan',
    name: { en: 'plan', es: 'plan', fr: 'plan' },
    dss: { en: 'Plan', es: 'Plan', fr: 'Plan' },
    says: {
      en: 'This figure is the planned value, as approved before the fiscal year began.',
      es: 'Este dato es el valor planeado, tal como se aprobó antes del inicio del año fiscal.',
      fr: 'Cette donnée est la valeur prévue au plan, telle qu’approuvée avant le début de l’exercice.',
    },
  },
  {
    kind: 'time',
    suffix: 'var_plan',
    name: { en: 'variance to plan', es: 'variación contra el plan', fr: 'écart par rapport au plan' },
    dss: { en: 'vs Plan', es: 'vs Plan', fr: 'vs Plan' },
    says: {
      en: 'This figure is the difference between the actual and the planned value.',
      es: 'Este dato es la diferencia entre el valor real y el planeado.',
      fr: 'Cette donnée est l’écart entre la valeur réelle et la valeur prévue au plan.',
    },
    calculation: {
      en: '{name} − {name} in the plan',
      es: '{name} − {name} en el plan',
      fr: '{name} − {name} dans le plan',
    },
  },
  channel(
    'onl',
    { en: 'online', es: 'en línea', fr: 'en ligne' },
    { en: 'Online', es: 'En línea', fr: 'En ligne' },
    {
      en: 'transactions placed on the website or in the app',
      es: 'las transacciones hechas en el sitio web o en la app',
      fr: 'les transactions faites sur le site Web ou dans l’application',
    },
  ),
  channel(
    'str',
    { en: 'in stores', es: 'en tiendas', fr: 'en magasin' },
    { en: 'Stores', es: 'Tiendas', fr: 'Magasins' },
    {
      en: 'transactions at a store’s registers',
      es: 'las transacciones en las cajas de las tiendas',
      fr: 'les transactions aux caisses des magasins',
    },
  ),
  channel(
    'pku',
    { en: 'pickup', es: 'recolección', fr: 'cueillette' },
    { en: 'Pickup', es: 'Recolección', fr: 'Cueillette' },
    {
      en: 'online orders that are picked up at a store',
      es: 'las órdenes en línea que se recogen en una tienda',
      fr: 'les commandes en ligne cueillies en magasin',
    },
  ),
  channel(
    'dlv',
    { en: 'home delivery', es: 'entrega a domicilio', fr: 'livraison à domicile' },
    { en: 'Delivery', es: 'Entrega', fr: 'Livraison' },
    {
      en: 'online orders that are delivered to a home',
      es: 'las órdenes en línea que se entregan a domicilio',
      fr: 'les commandes en ligne livrées à domicile',
    },
  ),
  {
    kind: 'unit',
    suffix: 'per_str',
    name: { en: 'per store', es: 'por tienda', fr: 'par magasin' },
    dss: { en: '/ store', es: '/ tienda', fr: '/ magasin' },
    says: {
      en: 'This figure is an average over the stores that were open in the period.',
      es: 'Este dato es un promedio de las tiendas abiertas durante el periodo.',
      fr: 'Cette donnée est une moyenne des magasins ouverts pendant la période.',
    },
    calculation: {
      en: '{name} ÷ number of open stores',
      es: '{name} ÷ número de tiendas abiertas',
      fr: '{name} ÷ nombre de magasins ouverts',
    },
  },
  {
    kind: 'unit',
    suffix: 'per_item',
    name: { en: 'per active item', es: 'por artículo activo', fr: 'par article actif' },
    dss: { en: '/ item', es: '/ artículo', fr: '/ article' },
    says: {
      en: 'This figure is an average over the items that were active in the period.',
      es: 'Este dato es un promedio de los artículos activos durante el periodo.',
      fr: 'Cette donnée est une moyenne des articles actifs pendant la période.',
    },
    calculation: {
      en: '{name} ÷ number of active items',
      es: '{name} ÷ número de artículos activos',
      fr: '{name} ÷ nombre d’articles actifs',
    },
  },
]

const QUOTED = {
  en: (name: string) => `“${name}”`,
  es: (name: string) => `“${name}”`,
  fr: (name: string) => `«\u00a0${name}\u00a0»`,
} as const

/** Returns a short name combined with that of a view; a share's percent sign appears once. */
const dssOf = (name: string, view: string): string => `${name} ${name.includes('%') ? view.replace(/^%\s*/, '') : view}`

/** Returns an entry's texts for one of its views. */
function textsOf(base: WrittenTexts, variant: Variant, language: 'en' | 'es' | 'fr'): WrittenTexts {
  const calculation = variant.calculation?.[language].replaceAll('{name}', () => QUOTED[language](base.name))
  return {
    name: `${base.name}, ${variant.name[language]}`,
    dss: dssOf(base.dss, variant.dss[language]),
    definition: `${base.definition} ${variant.says[language]}`,
    ...(calculation !== undefined && { calculation }),
  }
}

/** Returns a view of a metric as a separate entry. */
export function viewOf(base: WrittenEntry, variant: Variant): WrittenEntry {
  const { technicalName, type, dataType, products, isCharterOnly } = base
  return {
    technicalName: `${technicalName}_${variant.suffix}`,
    type,
    dataType: variant.dataType ?? dataType,
    fieldType: variant.calculation ? 'CALCULATED' : 'MEASURE',
    products,
    ...(isCharterOnly && { isCharterOnly }),
    en: textsOf(base.en, variant, 'en'),
    es: textsOf(base.es, variant, 'es'),
    fr: textsOf(base.fr, variant, 'fr'),
  }
}
