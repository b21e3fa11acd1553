import type { Incident } from '@tessera/contract'
import { calls, LIMITS } from '@tessera/contract'
import { Button, Inline, InlineAlert, Stack, Text, TextArea } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { toastFailure } from '../../platform/feedback/toasts.ts'
import { useWrite } from '../../platform/feedback/use-write.ts'
import { INCIDENT_CALLS } from './use-comment-form.ts'

const EFFECTS = { refreshes: INCIDENT_CALLS } as const

type Judged = Pick<Incident, 'incidentId' | 'verdict' | 'canJudge' | 'statusInfo'>

/** Asks whether the reply of a resolved incident helped, or shows the creator's response. */
export function Verdict({ incident }: { incident: Judged }): ReactNode {
  const { verdict, canJudge, statusInfo } = incident
  const [isChanging, setChanging] = useState(false)
  const isEnded = statusInfo.code === 'RESOLVED' || statusInfo.code === 'CLOSED'
  // Different keys unmount the old alert, so the focus stays at its position when the other alert replaces it.
  if (canJudge && (!verdict || isChanging)) {
    return <Question key="question" incident={incident} onAnswered={() => setChanging(false)} />
  }
  if (!verdict || !isEnded) return null
  return <Given key="given" incident={incident} verdict={verdict} onChange={() => setChanging(true)} />
}

function Question({ incident, onAnswered }: { incident: Judged; onAnswered: () => void }): ReactNode {
  const { t } = useIntl()
  const { incidentId, verdict } = incident
  const { write, isPending } = useWrite(calls.incidents.judge, EFFECTS)
  const [text, setText] = useState(verdict?.text ?? '')
  const judge = (helped: boolean): void =>
    void write({ params: { incidentId }, body: { helped, text } }).then(onAnswered, toastFailure)
  return (
    <InlineAlert tone="success" title={t('incidents.didThisHelp')}>
      <Stack gap={3}>
        <TextArea
          label={t('incidents.verdictText')}
          rows={2}
          maxLength={LIMITS.textArea}
          value={text}
          onChange={setText}
        />
        <Inline gap={2}>
          <Button size="small" isDisabled={isPending} onPress={() => judge(true)}>
            {t('incidents.helped')}
          </Button>
          <Button size="small" isDisabled={isPending} onPress={() => judge(false)}>
            {t('incidents.notHelped')}
          </Button>
        </Inline>
      </Stack>
    </InlineAlert>
  )
}

interface GivenProps {
  incident: Judged
  verdict: NonNullable<Incident['verdict']>
  onChange: () => void
}

function Given({ incident, verdict: { helped, text }, onChange }: GivenProps): ReactNode {
  const { t } = useIntl()
  const canComment = incident.statusInfo.code !== 'CLOSED'
  return (
    <InlineAlert
      tone={helped ? 'success' : 'info'}
      title={t(helped ? 'incidents.didHelp' : 'incidents.didNotHelp')}
      actions={
        incident.canJudge && (
          <Button size="small" onPress={onChange}>
            {t('incidents.changeVerdict')}
          </Button>
        )
      }
    >
      <Stack gap={2}>
        {text && <Text measure>{t('incidents.verdictQuote', { text })}</Text>}
        <Text>{t(helped || !canComment ? 'incidents.judged' : 'incidents.reopenHint')}</Text>
      </Stack>
    </InlineAlert>
  )
}
