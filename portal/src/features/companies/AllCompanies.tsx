import type { Company } from '@tessera/contract'
import { ENTERABLE_STATUSES, LIMITS } from '@tessera/contract'
import { Button, EmptyState, ErrorCard, Pagination, Skeleton, Stack, StatusBadge, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { errorText } from '../../messages/error-text.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../shell/session.tsx'
import { CompanyFilterFields } from './CompanyFilterFields.tsx'
import { CompanyRow } from './CompanyRow.tsx'
import type { CompanyFilters } from './use-companies.ts'
import { useCompanies } from './use-companies.ts'
import { useSelectCompany } from './use-select-company.ts'
import { STATUS_TONES, STATUS_WORDS, TYPE_WORDS } from './words.ts'

const NO_FILTERS: CompanyFilters = { search: '', types: [], statuses: [] }
const ROW_HEIGHT = 74
const EXPECTED_ROWS = Array.from({ length: 8 }, (_, row) => row)

/** All companies of the tenant, for super admins to choose from. */
export function AllCompanies(): ReactNode {
  const { t } = useIntl()
  const { user_preferences: preferences } = useUser()
  const search = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [filters, setFilters] = useState(NO_FILTERS)
  const [turned, setTurned] = useState({ page: 1, pageSize: preferences.rows_per_page })
  const { rows, total, error, isLoading, retry } = useCompanies(filters, turned)

  const filter = (next: CompanyFilters): void => {
    setFilters(next)
    setTurned(({ pageSize }) => ({ page: 1, pageSize }))
  }
  const clear = (): void => {
    setText('')
    filter(NO_FILTERS)
    search.current?.focus()
  }
  const turn = (next: typeof turned): void => {
    setTurned(next)
    window.scrollTo({ top: 0 })
  }

  return (
    <Stack gap={6}>
      <CompanyFilterFields text={text} onTextChange={setText} filters={filters} onChange={filter} searchRef={search} />
      {!rows && error && (
        <ErrorCard headingLevel={2} isRetrying={isLoading} onRetry={retry}>
          {errorText(t, error)}
        </ErrorCard>
      )}
      {!rows && !error && <LoadingRows />}
      {rows?.length === 0 && (
        <EmptyState
          picture="search"
          headingLevel={2}
          title={t('company.noneTitle')}
          actions={<Button onPress={clear}>{t('company.clearFilters')}</Button>}
        >
          {t('company.noneText')}
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <>
          <Rows companies={rows} />
          <Pagination {...turned} pageSizes={LIMITS.rowsPerPage} rowCount={total} onChange={turn} />
        </>
      )}
    </Stack>
  )
}

function LoadingRows(): ReactNode {
  return (
    <Stack gap={2}>
      {EXPECTED_ROWS.map((row) => (
        <Skeleton key={row} variant="block" height={ROW_HEIGHT} />
      ))}
    </Stack>
  )
}

function Rows({ companies }: { companies: readonly Company[] }): ReactNode {
  const { t } = useIntl()
  const { choice, select } = useSelectCompany()
  return (
    <Stack as="ul" gap={2} aria-label={t('company.list')}>
      {companies.map(({ companyId, companyName, status, uiCompanyType, adminEmail }) => (
        <CompanyRow
          key={companyId}
          companyId={companyId}
          name={companyName}
          marks={<StatusBadge tone={STATUS_TONES[status]}>{t(STATUS_WORDS[status])}</StatusBadge>}
          closedBecause={ENTERABLE_STATUSES.includes(status) ? undefined : t('company.closed', { status })}
          choice={choice}
          onSelect={select}
        >
          <Text as="span" tone="muted">
            {t(TYPE_WORDS[uiCompanyType])} ·{' '}
            {adminEmail ? t('company.contact', { email: adminEmail }) : t('company.noContact')}
          </Text>
        </CompanyRow>
      ))}
    </Stack>
  )
}
