import { InlineAlert } from '@tessera/ui'
import type { ReactNode } from 'react'
import { failureText } from '../../messages/failure-text.ts'
import { useIntl } from '../../messages/intl.tsx'
import type { Choice } from './use-select-company.ts'

/** The server's codes for a company that is closed or not allowed. */
const NOT_OPEN: readonly unknown[] = ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT']

interface SelectProblemProps {
  choice: Choice
  companies: readonly { companyId: string; companyName: string }[] | undefined
}

/** Shows which company could not be entered, and why. */
export function SelectProblem({ choice: { companyId, error }, companies }: SelectProblemProps): ReactNode {
  const { t } = useIntl()
  if (!error) return null
  const company = companies?.find((each) => each.companyId === companyId)
  return (
    <InlineAlert tone="danger" title={company?.companyName}>
      {NOT_OPEN.includes(error.code) ? t('companies.cannotEnter') : failureText(t, error, 'notice')}
    </InlineAlert>
  )
}
