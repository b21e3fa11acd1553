import { ContextBar } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../messages/intl.tsx'

/** The bar that marks the data of all pages as mock data. */
export default function MockDataBar(): ReactNode {
  const { t } = useIntl()
  return <ContextBar tone="spark" title={t('mockData.title')} description={t('mockData.text')} />
}
