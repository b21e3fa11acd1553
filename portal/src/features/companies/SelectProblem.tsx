import { InlineAlert } from '@tessera/ui'
import type { ReactNode } from 'react'
import type { Choice } from './use-select-company.ts'

interface SelectProblemProps {
  choice: Choice
  companies: readonly { companyId: string; companyName: string }[] | undefined
}

/** Says which company could not be entered, and why. */
export function SelectProblem({ choice, companies }: SelectProblemProps): ReactNode {
  if (!choice.problem) return null
  const company = companies?.find(({ companyId }) => companyId === choice.companyId)
  return (
    <InlineAlert tone="danger" title={company?.companyName}>
      {choice.problem}
    </InlineAlert>
  )
}
