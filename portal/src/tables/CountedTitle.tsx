import { Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../messages/intl.tsx'

/**
 * A page's title with its table's total. The total is hidden from screen readers, because the table or its tabs
 * announce it.
 */
export function CountedTitle({ title, count }: { title: string; count: number | undefined }): ReactNode {
  const { locale } = useIntl()
  return (
    <>
      <span>{title}</span>{' '}
      {count !== undefined && (
        <span aria-hidden="true">
          <Text as="span" size={20} tone="muted">
            {count.toLocaleString(locale)}
          </Text>
        </span>
      )}
    </>
  )
}
