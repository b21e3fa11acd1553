import type { Incident } from '@tessera/contract'
import { calls, LIMITS } from '@tessera/contract'
import { Button, Inline, InlineAlert, Stack, TextArea } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import { toastFailure } from '../../platform/feedback/toasts.ts'
import { useWrite } from '../../platform/feedback/use-write.ts'
import { INCIDENT_CALLS } from './use-comment-form.ts'

const EFFECTS = { refreshes: INCIDENT_CALLS, toast: 'incidents.judged' } as const

/** Asks whether the answer of a resolved incident helped. */
export function Verdict({ incidentId }: Pick<Incident, 'incidentId'>): ReactNode {
  const { t } = useIntl()
  const { write, isPending } = useWrite(calls.incidents.judge, EFFECTS)
  const [text, setText] = useState('')
  const judge = (helped: boolean): void =>
    void write({ params: { incidentId }, body: { helped, text } }).catch(toastFailure)
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
