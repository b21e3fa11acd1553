import { DataTableViews } from '@tessera/ui/data-table'
import type { ReactNode } from 'react'
import { TABLE_VIEW_LIMITS } from '@tessera/contract'
import type { ListViews as Views } from './use-views.ts'

function textOf(error: unknown): string | undefined {
  return error instanceof Error ? error.message : undefined
}

/** A list's views, shown above its table. */
export function ListViews({ views }: { views: Views }): ReactNode {
  const { isKnown: _, ...kept } = views
  return <DataTableViews {...kept} maxViews={TABLE_VIEW_LIMITS.views} failureText={textOf} />
}
