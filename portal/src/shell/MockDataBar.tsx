import { ContextBar } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../messages/intl.tsx'

/** Marks the data of pages as mock data, for as long as it is. */
export default function MockDataBar(): ReactNode {
  const { t } = useIntl()
  return <ContextBar tone="spark" title={t('mockData.title')} description={t('mockData.text')} />
}
