import { Button } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useIntl } from '../../messages/intl.tsx'

/** A link to the previous page; nothing if this is the tab's first page. */
export function GoBack(): ReactNode {
  const { t } = useIntl()
  const navigate = useNavigate()
  if (window.history.length < 2) return null
  return <Button onPress={() => void navigate(-1)}>{t('shell.goBack')}</Button>
}
