import type { CompanyChoice } from '@tessera/contract'
import { Badge, Button, Inline, Text } from '@tessera/ui'
import type { DataTableColumn } from '@tessera/ui/data-table'
import { useMemo } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import type { TextLimit } from '../../tables/text-limit.ts'
import type { ChosenCompany } from './request-schema.ts'

/** Columns of requestable companies. */
export function useCompanyColumns(onChoose: (company: ChosenCompany) => void): DataTableColumn<CompanyChoice>[] {
  const { t } = useIntl()
  return useMemo(
    () => [
      {
        id: 'company_name',
        header: t('access.company'),
        width: '3fr',
        minWidth: 140,
        priority: 0,
        isRowHeader: true,
        cell: ({ company_name: name, has_access: hasAccess }) => (
          <Inline gap={2}>
            {name}
            {hasAccess && <Badge tone="neutral">{t('access.hasAccess')}</Badge>}
          </Inline>
        ),
      },
      {
        id: 'type_title',
        header: t('access.type'),
        width: '2fr',
        minWidth: 120,
        priority: 2,
        maxLines: 'all',
      },
      {
        id: 'products',
        header: t('access.products'),
        width: '3fr',
        minWidth: 160,
        priority: 3,
        value: ({ products }) => products.map(({ title }) => title),
        limit: 40 satisfies TextLimit,
      },
      {
        id: 'choose',
        header: t('access.action'),
        width: 128,
        sticky: 'end',
        priority: 1,
        isSearchable: false,
        cell: ({ tenant_id: id, company_name: name, has_open_request: isOpen, products }) =>
          isOpen || products.length === 0 ? (
            <Text as="span" size={12} tone="muted">
              {t(isOpen ? 'access.isOpen' : 'access.noProducts')}
            </Text>
          ) : (
            <Button
              size="small"
              aria-label={t('access.chooseNamed', { company: name })}
              onPress={() => onChoose({ id, name, products })}
            >
              {t('access.chooseThis')}
            </Button>
          ),
      },
    ],
    [t, onChoose],
  )
}
