import { DataTableViews } from '@tessera/ui/data-table'
import type { ReactNode } from 'react'
import { TABLE_VIEW_LIMITS } from '@tessera/contract'
import type { ListViews as Views } from './use-views.ts'

function textOf(error: unknown): string | undefined {
  return error instanceof Error ? error.message : undefined
}

/** A list's views, over its table: which one is shown is found out once it is known which there are. */
export function ListViews({ views: { isKnown, ...kept } }: { views: Views }): ReactNode {
  return <DataTableViews {...kept} key={String(isKnown)} maxViews={TABLE_VIEW_LIMITS.views} failureText={textOf} />
}
