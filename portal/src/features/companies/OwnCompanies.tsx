import type { OwnCompany, SponsoredSupplier } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { Badge, EmptyState, ErrorCard, SeeMoreText, Skeleton, Stack, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useCall } from '../../data/use-call.ts'
import { errorText } from '../../messages/error-text.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../shell/session.tsx'
import { CompanyRow } from './CompanyRow.tsx'
import { useSelectCompany } from './use-select-company.ts'

/** The companies that somebody may switch between, with what suppliers share. */
export function OwnCompanies(): ReactNode {
  const { t } = useIntl()
  const { login_id: loginId, tenant } = useUser()
  const mine = useCall(calls.companies.mine, { query: { loginId } })
  const suppliers = useCall(calls.companies.sponsoredSuppliers, { params: { companyId: tenant.id } })
  const error = mine.error ?? suppliers.error
  if (mine.data && suppliers.data) {
    return mine.data.length > 1 ? (
      <Rows companies={mine.data} suppliers={suppliers.data} />
    ) : (
      <EmptyState headingLevel={2} title={t('company.onlyOwnTitle')}>
        {t('company.onlyOwnText')}
      </EmptyState>
    )
  }
  if (error) {
    const retry = mine.error ? mine.retry : suppliers.retry
    return (
      <ErrorCard headingLevel={2} isRetrying={mine.isLoading || suppliers.isLoading} onRetry={retry}>
        {errorText(t, error)}
      </ErrorCard>
    )
  }
  return <Skeleton variant="block" height={220} />
}

interface RowsProps {
  companies: readonly OwnCompany[]
  suppliers: readonly SponsoredSupplier[]
}

function Rows({ companies, suppliers }: RowsProps): ReactNode {
  const { t } = useIntl()
  const { own_company: own } = useUser()
  const { choice, select } = useSelectCompany()
  return (
    <Stack as="ul" gap={2} aria-label={t('company.list')}>
      {companies.map(({ companyId, companyName }) => {
        const products = suppliers.find((supplier) => supplier.companyId === companyId)?.subscribedProduct
        return (
          <CompanyRow
            key={companyId}
            companyId={companyId}
            name={companyName}
            marks={companyId === own.id && <Badge>{t('company.own')}</Badge>}
            choice={choice}
            onSelect={select}
          >
            {products && <AppAccess products={products} />}
          </CompanyRow>
        )
      })}
    </Stack>
  )
}

function AppAccess({ products }: { products: readonly string[] }): ReactNode {
  const { t } = useIntl()
  if (products.length === 0) return <Text tone="muted">{t('company.noAppAccess')}</Text>
  return (
    <Text as="div" tone="muted">
      {t('company.appAccess')} <SeeMoreText limit={40}>{products.join(', ')}</SeeMoreText>
    </Text>
  )
}
