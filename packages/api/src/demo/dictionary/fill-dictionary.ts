import type { Db } from '../../core/database/database.ts'
import type { ImportedEntry, ImportedTexts } from '../../dictionary/import-rows.ts'
import { applyPlan } from '../../dictionary/store.ts'
import { insertAll } from '../insert.ts'
import type { Calendar } from '../dates.ts'
import { INVENTORY_ENTRIES } from './inventory.ts'
import { MISSED_SEARCHES } from './missed-searches.ts'
import { SALES_ENTRIES } from './sales.ts'
import type { Variant } from './variants.ts'
import { VARIANTS, viewOf } from './variants.ts'
import { WRITTEN_ENTRIES } from './written.ts'
import type { WrittenEntry, WrittenTexts } from './written-entry.ts'

const ENTRIES = 1500
const CHARTER_ENTRIES = 90

/**
 * The distance between a metric's variants in consecutive rounds, so that each kind appears: period, comparison, unit
 * and channel.
 */
const STRIDE = 5

const SOLD: ReadonlySet<WrittenEntry> = new Set(SALES_ENTRIES)
const STOCKED: ReadonlySet<WrittenEntry> = new Set(INVENTORY_ENTRIES)

/** Whether a variant fits a metric: only sales metrics have a channel, and a share has no average of shares. */
function fits(metric: WrittenEntry, { kind }: Variant): boolean {
  if (kind === 'time') return true
  if (kind === 'channel') return SOLD.has(metric)
  return metric.dataType !== 'PERCENT' && (SOLD.has(metric) || STOCKED.has(metric))
}

/**
 * Returns `count` views of the metrics in a list of entries: one for each metric, then a second one for each, and so
 * on.
 */
function viewsOf(entries: readonly WrittenEntry[], count: number): WrittenEntry[] {
  const metrics = entries.filter(({ type }) => type === 'METRIC')
  const views = VARIANTS.flatMap((_, round) =>
    metrics.flatMap((metric, index) => {
      const variant = VARIANTS[(index + round * STRIDE) % VARIANTS.length]
      return variant && fits(metric, variant) ? [viewOf(metric, variant)] : []
    }),
  )
  return views.slice(0, count)
}

/** Returns all entries of the demo: the written ones, and the generated views of metrics. */
export function demoEntries(): WrittenEntry[] {
  const charter = WRITTEN_ENTRIES.filter(({ isCharterOnly }) => isCharterOnly)
  const open = WRITTEN_ENTRIES.filter(({ isCharterOnly }) => !isCharterOnly)
  const charterViews = viewsOf(charter, CHARTER_ENTRIES - charter.length)
  const openViews = viewsOf(open, ENTRIES - WRITTEN_ENTRIES.length - charterViews.length)
  return [...WRITTEN_ENTRIES, ...openViews, ...charterViews]
}

const textsOf = ({ name, dss, definition, calculation, synonyms }: WrittenTexts, note?: string): ImportedTexts => ({
  business_name: name,
  dss_business_name: dss,
  definition,
  calculation: calculation ?? null,
  synonyms: [...(synonyms ?? [])],
  change_note: note ?? null,
})

/** Returns an entry of the demo in the form of an import. */
export function toImported(entry: WrittenEntry): ImportedEntry {
  const { changed } = entry
  return {
    technical_name: entry.technicalName,
    type: entry.type,
    data_type: entry.dataType,
    field_type: entry.fieldType,
    products: [...entry.products],
    available_to: entry.isCharterOnly ? 'CHARTER' : 'ALL',
    valid_values: entry.validValues ?? null,
    example: entry.example ?? null,
    changed_on: changed?.on ?? null,
    texts: {
      'en-US': textsOf(entry.en, changed?.en),
      'es-MX': textsOf(entry.es, changed?.es),
      'fr-CA': textsOf(entry.fr, changed?.fr),
    },
  }
}

/** Fills the data dictionary, and the searches without results in recent weeks. */
export async function fillDictionary(db: Db, calendar: Calendar): Promise<void> {
  const added = demoEntries().map(toImported)
  const at = calendar.daysAgo(30)
  await applyPlan(db, { added, changed: [], removed: [], unchanged: 0 }, { by: 'system', at })
  await insertAll(
    db,
    'dictionary_missed_searches',
    MISSED_SEARCHES.map(({ daysAgo, ...missed }) => {
      const day = calendar.daysAgo(daysAgo)
      return { ...missed, day: day.toISOString().slice(0, 10), created_at: day, updated_at: day }
    }),
  )
}
