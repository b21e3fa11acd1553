import { ContextBar } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../messages/intl.tsx'

/** Says that what pages show is made up; it stays for as long as that is so. */
export default function MockDataBar(): ReactNode {
  const { t } = useIntl()
  return <ContextBar tone="spark" title={t('mockData.title')} description={t('mockData.text')} />
}
