import type { GlobalLayout, GlobalUser } from '@tessera/contract'
import { ADMIN_PERMISSIONS, calls, GLOBAL_USER_LIST, hasPermission } from '@tessera/contract'
import { Stack } from '@tessera/ui'
import { DataTableRowMenu } from '@tessera/ui/data-table'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { ListTable } from '../../tables/ListTable.tsx'
import { ListTools } from '../../tables/ListTools.tsx'
import { useCountedFilters } from '../../tables/use-counted-filters.ts'
import { useList } from '../../tables/use-list.ts'
import { LAYOUT_LISTS, LAYOUT_MESSAGES, nameOf } from './global-user-messages.ts'
import { useChosenGlobals } from './use-chosen-globals.tsx'
import { useGlobalColumns } from './use-global-columns.tsx'
import { useGlobalExport } from './use-global-export.ts'
import { useGlobalFilters } from './use-global-filters.ts'

interface GlobalUserListProps {
  layout: GlobalLayout
  /** The login id of the user whose panel is open. */
  shown: string | null
  hrefOf: (user: { loginId: string }) => string
  onOpen: (user: { loginId: string }) => void
  onDelete: (user: GlobalUser) => void
  /** Called with the login ids on the current page, in order. */
  onOrder: (loginIds: readonly string[]) => void
}

/** The table of a layout's users, with all columns at every width. */
export function GlobalUserList({ layout, shown, hrefOf, onOpen, onDelete, onOrder }: GlobalUserListProps): ReactNode {
  const { t } = useIntl()
  const { authz, login_id: own } = useUser()
  const query = { layout }
  const list = useList(calls.globalUsers.list, GLOBAL_USER_LIST, { analytics: LAYOUT_LISTS[layout], query })
  const { answer } = list
  useEffect(() => onOrder(answer?.rows.map(({ loginId }) => loginId) ?? []), [answer, onOrder])
  const columns = useGlobalColumns(layout)
  const exporting = useGlobalExport(layout)
  const filters = useCountedFilters(calls.globalUsers.facets, {
    rules: GLOBAL_USER_LIST,
    binding: list.binding,
    filters: useGlobalFilters(layout),
    query,
  })
  const chosen = useChosenGlobals(layout, list)
  const menuOf = (user: GlobalUser): ReactNode => (
    <DataTableRowMenu
      aria-label={t('globalUsers.actionsFor', { name: nameOf(user) })}
      items={[
        { id: 'edit', label: t('globalUsers.edit'), onAction: () => onOpen(user) },
        ...(user.loginId === own
          ? []
          : [
              {
                id: 'delete',
                label: t('globalUsers.delete'),
                tone: 'danger' as const,
                onAction: () => onDelete(user),
              },
            ]),
      ]}
    />
  )
  return (
    <Stack gap={4}>
      <ListTable
        {...chosen.table}
        aria-label={t(LAYOUT_MESSAGES[layout])}
        columns={columns}
        list={list}
        showAllColumns
        isRowDisabled={({ loginId }) => loginId === own}
        {...(hasPermission(authz.permissions, ADMIN_PERMISSIONS.updateGlobalUser) && { rowActions: menuOf })}
        onRowAction={onOpen}
        rowHref={hrefOf}
        {...(shown !== null && { currentRow: shown })}
      >
        <ListTools
          views={list.views}
          searchLabel={t('globalUsers.search')}
          searchHint={t(layout === 'external' ? 'globalUsers.searchHint' : 'globalUsers.searchHintInternal')}
          filters={filters}
          exporting={exporting}
        />
      </ListTable>
      {chosen.question}
    </Stack>
  )
}
