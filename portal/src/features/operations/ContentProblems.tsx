import { Stack, StatusBadge } from '@tessera/ui'
import type { ReactNode } from 'react'
import type { MessageId } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import type { ContentProblem } from './content-problems.ts'

const MESSAGES: Readonly<Record<ContentProblem['code'], MessageId>> = {
  headingFirst: 'content.problem.headingFirst',
  headingSkipped: 'content.problem.headingSkipped',
  imageAlt: 'content.problem.imageAlt',
  mosaic: 'content.problem.mosaic',
  dropped: 'content.problem.dropped',
}

/** Warnings about a text, which do not block publishing. */
export function ContentProblems({ problems }: { problems: readonly ContentProblem[] }): ReactNode {
  const { t } = useIntl()
  if (problems.length === 0) return null
  return (
    <Stack as="ul" gap={2} aria-label={t('content.problems')}>
      {problems.map(({ code, part }) => (
        <StatusBadge key={`${code} ${part}`} tone="warning">
          {t(MESSAGES[code], { part })}
        </StatusBadge>
      ))}
    </Stack>
  )
}
