import { Stack, Text, VisuallyHidden } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import type { DifferenceLine } from './content-difference.ts'
import { differenceOf } from './content-difference.ts'

const KINDS = {
  added: { sign: '+', tone: 'success', word: 'content.added' },
  removed: { sign: '−', tone: 'danger', word: 'content.removed' },
  same: { sign: '\u00a0', tone: 'muted', word: null },
} as const

/** A line that keeps its leading spaces, and its height even if empty. */
const shownText = (text: string): string => text.replace(/^ +|^$/, (spaces) => '\u00a0'.repeat(spaces.length || 1))

function Line({ line }: { line: DifferenceLine }): ReactNode {
  const { t } = useIntl()
  if (line.kind === 'skipped') {
    return (
      <Text as="div" size={13} tone="muted">
        {t('content.unchanged', { count: line.count })}
      </Text>
    )
  }
  const { sign, tone, word } = KINDS[line.kind]
  return (
    <Text as="div" tone={tone} weight={word ? 600 : 400}>
      {word && <VisuallyHidden>{t(word)} </VisuallyHidden>}
      <code>
        <span aria-hidden="true">{`${sign} `}</span>
        <span>{shownText(line.text)}</span>
      </code>
    </Text>
  )
}

interface ContentDifferenceProps {
  before: string
  after: string
  /** The label of the list of lines. */
  label: string
  /** The language of the texts. */
  lang: string
}

/** A line diff of two texts; signs and hidden text mark additions and removals. */
export function ContentDifference({ before, after, label, lang }: ContentDifferenceProps): ReactNode {
  const { t } = useIntl()
  const lines = useMemo(() => differenceOf(before, after), [before, after])
  if (lines.length === 0) return <Text tone="muted">{t('content.noDifference')}</Text>
  return (
    <Stack as="ul" gap={0} aria-label={label}>
      {lines.map((line, index) => (
        // Lines have no ids, and keep their positions until the diff changes.
        <div key={`${index} ${line.kind}`} lang={line.kind === 'skipped' ? undefined : lang}>
          <Line line={line} />
        </div>
      ))}
    </Stack>
  )
}
