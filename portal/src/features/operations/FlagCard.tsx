import type { Flag } from '@tessera/contract'
import { Button, DescriptionList, Disclosure, Stack, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { DateTime } from '../../messages/DateTime.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { OperationsCard } from './OperationsCard.tsx'
import { flagFacts } from './flag-facts.tsx'
import { FLAG_MESSAGES, settingText } from './operations-messages.ts'

interface FlagCardProps {
  flag: Flag
  /** Absent for readers who cannot edit. */
  onChange: (() => void) | undefined
}

/** One flag: its audience and its history. */
export function FlagCard({ flag, onChange }: FlagCardProps): ReactNode {
  const intl = useIntl()
  const { t } = intl
  const { history, key } = flag
  const words = FLAG_MESSAGES[key]
  const title = t(words.title)
  return (
    <OperationsCard
      title={title}
      description={t(words.text)}
      actions={
        onChange && (
          <Button size="small" aria-label={t('operations.changeNamed', { name: title })} onPress={onChange}>
            {t('operations.change')}
          </Button>
        )
      }
      facts={flagFacts(intl, flag)}
    >
      <Disclosure
        headingLevel={3}
        title={t('operations.history')}
        note={t('operations.changes', { count: history.length })}
      >
        <FlagHistory history={history} />
      </Disclosure>
    </OperationsCard>
  )
}

function FlagHistory({ history }: Pick<Flag, 'history'>): ReactNode {
  const intl = useIntl()
  const { t } = intl
  const { timezone } = useUser().user_preferences.locale
  if (history.length === 0) return <Text tone="muted">{t('operations.neverChanged')}</Text>
  return (
    <DescriptionList
      layout="aside"
      aria-label={t('operations.history')}
      items={history.map(({ at, by, before, after }) => ({
        id: at,
        term: <DateTime iso={at} timeZone={timezone} isRelative />,
        description: (
          <Stack gap={1}>
            <Text>{after && settingText(intl, after)}</Text>
            <Text size={13} tone="muted">
              {t('operations.changedBy', { name: by, before: before ? settingText(intl, before) : '–' })}
            </Text>
          </Stack>
        ),
      }))}
    />
  )
}
