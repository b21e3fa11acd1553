import type { Identified } from '../core/columns.ts'

interface LegalVersionsTable extends Identified {
  document: 'terms' | 'nda' | 'addendum'
  version: string
  effective_at: Date
}

/** The tables of what people agree to. */
export interface LegalTables {
  legal_versions: LegalVersionsTable
}
