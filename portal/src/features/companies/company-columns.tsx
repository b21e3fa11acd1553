import type { Company, CompanyStatus } from '@tessera/contract'
import { Badge, Button, Inline, StatusBadge, Text } from '@tessera/ui'
import type { DataTableColumn } from '@tessera/ui/data-table'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { useCompanyId } from '../../platform/company/company.tsx'
import { useUser } from '../../platform/session/session.tsx'
import type { TextLimit } from '../../tables/text-limit.ts'
import { STATUS_TONES } from './status-tones.ts'
import type { Choice } from './use-select-company.ts'

/** The common fields of companies in lists. */
interface Listed {
  companyId: string
  companyName: string
  status: CompanyStatus
}

interface Selecting {
  choice: Choice
  select: (companyId: string) => void
  /** Whether a company can be entered. */
  isOpen: (company: Listed) => boolean
  /** Shown next to its name. */
  mark?: (company: Listed) => ReactNode
}

/** Returns the column with a company's name and, at its end, the button that enters it. */
function useSelectColumns<Row extends Listed>({
  choice,
  select,
  isOpen,
  mark,
  isSortable = false,
}: Selecting & { isSortable?: boolean }): Record<'name' | 'selectColumn', DataTableColumn<Row>> {
  const { t } = useIntl()
  const { own_company: own } = useUser()
  const current = useCompanyId() ?? own.id
  return useMemo(
    () => ({
      name: {
        id: 'companyName',
        header: t('companies.name'),
        width: '3fr',
        minWidth: 176,
        priority: 0,
        isRowHeader: true,
        isSortable,
        isResizable: isSortable,
        cell: (company) => (
          <Inline gap={2}>
            {company.companyName}
            {company.companyId === current && <Badge tone="brand">{t('companies.current')}</Badge>}
            {mark?.(company)}
          </Inline>
        ),
      },
      selectColumn: {
        id: 'select',
        header: t('companies.action'),
        width: 168,
        sticky: 'end',
        priority: 1,
        isSearchable: false,
        cell: (company) =>
          isOpen(company) ? (
            <Button
              size="small"
              isPending={choice.companyId === company.companyId && choice.isPending}
              aria-label={t('companies.selectNamed', { company: company.companyName })}
              onPress={() => select(company.companyId)}
            >
              {t('companies.select')}
            </Button>
          ) : (
            <Text as="span" size={12} tone="muted">
              {t('companies.closed', { status: company.status })}
            </Text>
          ),
      },
    }),
    [t, current, choice, select, isOpen, mark, isSortable],
  )
}

/** The columns of all companies. */
export function useCompanyColumns(selecting: Selecting): DataTableColumn<Company>[] {
  const { t } = useIntl()
  const { name, selectColumn } = useSelectColumns<Company>({ ...selecting, isSortable: true })
  return useMemo(
    () => [
      name,
      {
        id: 'status',
        header: t('companies.statuses'),
        width: 120,
        isResizable: true,
        isSortable: true,
        priority: 2,
        cell: ({ status, statusTitle }) => <StatusBadge tone={STATUS_TONES[status]}>{statusTitle}</StatusBadge>,
      },
      {
        id: 'adminEmail',
        header: t('companies.contact'),
        isResizable: true,
        width: '4fr',
        minWidth: 244,
        maxWidth: 404,
        isSortable: true,
        priority: 4,
        overflow: 'middle',
        value: ({ adminEmail }) => adminEmail ?? t('companies.noContact'),
        isMuted: ({ adminEmail }) => adminEmail === null,
        limit: 50 satisfies TextLimit,
      },
      {
        id: 'uiCompanyType',
        header: t('companies.types'),
        isResizable: true,
        width: '2fr',
        minWidth: 176,
        isSortable: true,
        priority: 3,
        value: ({ typeTitle }) => typeTitle,
      },
      {
        id: 'subscribedProduct',
        header: t('companies.appAccess'),
        isResizable: true,
        width: '4fr',
        minWidth: 136,
        priority: 5,
        value: ({ subscribedProduct }) =>
          subscribedProduct.length > 0 ? subscribedProduct : t('companies.noAppAccess'),
        isMuted: ({ subscribedProduct }) => subscribedProduct.length === 0,
        limit: 40 satisfies TextLimit,
      },
      selectColumn,
    ],
    [t, name, selectColumn],
  )
}

/** A company that the user can switch to, with its shared products if it is a supplier. */
export interface SwitchTarget extends Listed {
  products: readonly string[] | undefined
}

/** Columns of the companies that the user can switch between. */
export function useSwitchColumns(selecting: Selecting): DataTableColumn<SwitchTarget>[] {
  const { t } = useIntl()
  const { name, selectColumn } = useSelectColumns<SwitchTarget>(selecting)
  return useMemo(
    () => [
      name,
      {
        id: 'products',
        header: t('companies.appAccess'),
        width: '3fr',
        priority: 2,
        limit: 40 satisfies TextLimit,
        value: ({ products }) => (products?.length === 0 ? t('companies.noAppAccess') : products),
        isMuted: ({ products }) => products?.length === 0,
      },
      selectColumn,
    ],
    [t, name, selectColumn],
  )
}
