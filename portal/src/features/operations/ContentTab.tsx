import type { Locale, ManagedContent } from '@tessera/contract'
import { ADMIN_PERMISSIONS, COLLECTIONS, hasPermission, LIMITS } from '@tessera/contract'
import { Button, EmptyState, Inline, Stack, Text } from '@tessera/ui'
import { DataTableColumns, DataTableFilter, DataTableSearch, DataTableToolbar } from '@tessera/ui/data-table'
import { Select } from '@tessera/ui/select'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { ListTable } from '../../tables/ListTable.tsx'
import { toContent } from './content-address.ts'
import { useContentColumns } from './content-columns.tsx'
import { COLLECTION_MESSAGES, NEED_MESSAGES } from './content-messages.ts'
import { ContentNewDialog } from './ContentNewDialog.tsx'
import { LANGUAGE_MESSAGES, optionsOf } from './operations-messages.ts'
import { useContentList } from './use-content-list.ts'

const idOf = ({ path }: ManagedContent): string => path

interface OneFilterProps {
  id: string
  label: string
  all: string
  options: readonly { id: string; label: string }[]
}

/** A filter with a single value. */
function OneFilter({ id, label, all, options }: OneFilterProps): ReactNode {
  const labelOf = ([chosen]: readonly string[]): string => options.find((each) => each.id === chosen)?.label ?? ''
  return (
    <DataTableFilter<readonly string[]> id={id} label={label} valueText={labelOf}>
      {({ value = [], onChange }) => (
        <Select
          label={label}
          placeholder={all}
          options={options}
          value={value[0] ?? null}
          onChange={(chosen) => onChange(chosen === null ? undefined : [chosen])}
          isClearable
        />
      )}
    </DataTableFilter>
  )
}

/** All content with its needs; an item opens in its editor. */
export function ContentTab(): ReactNode {
  const { t } = useIntl()
  const navigate = useNavigate()
  const { authz } = useUser()
  const list = useContentList()
  const columns = useContentColumns()
  const [isAdding, setAdding] = useState(false)
  const canEdit = hasPermission(authz.permissions, ADMIN_PERMISSIONS.updateContent)
  const [locale] = (list.binding.listQuery.filters['locale'] ?? []) as Locale[]
  const hrefOf = ({ path }: ManagedContent): string => toContent(path, locale)
  return (
    <Stack gap={4}>
      <Inline justify="between" gap={4}>
        <Text tone="muted">{t('content.text')}</Text>
        {canEdit && (
          <Button variant="primary" onPress={() => setAdding(true)}>
            {t('content.new')}
          </Button>
        )}
      </Inline>
      <ListTable
        aria-label={t('content.tab')}
        columns={columns}
        list={list}
        getRowId={idOf}
        rowHref={hrefOf}
        onRowAction={(row) => void navigate(hrefOf(row))}
        emptyState={
          <EmptyState headingLevel={2} title={t('content.none')}>
            {t('content.noneText')}
          </EmptyState>
        }
      >
        <DataTableToolbar actions={<DataTableColumns />}>
          <DataTableSearch label={t('content.search')} maxLength={LIMITS.search} delay={LIMITS.debounce} />
          <OneFilter
            id="needs"
            label={t('content.needs')}
            all={t('content.anyNeed')}
            options={optionsOf(NEED_MESSAGES, t)}
          />
          <OneFilter
            id="collection"
            label={t('content.collection')}
            all={t('content.anyCollection')}
            options={COLLECTIONS.map((id) => ({ id, label: t(COLLECTION_MESSAGES[id]) }))}
          />
          <OneFilter
            id="locale"
            label={t('content.language')}
            all={t('content.anyLanguage')}
            options={optionsOf(LANGUAGE_MESSAGES, t)}
          />
        </DataTableToolbar>
      </ListTable>
      {isAdding && <ContentNewDialog onClose={() => setAdding(false)} />}
    </Stack>
  )
}
