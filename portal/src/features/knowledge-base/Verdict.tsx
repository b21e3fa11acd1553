import type { KnowledgeArticle, VerdictReason } from '@tessera/contract'
import { calls, KNOWLEDGE_LIMITS, pathTo, VERDICT_REASONS } from '@tessera/contract'
import { Button, Card, Heading, Inline, Link, RadioGroup, Stack, Text, TextArea } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { asRequestError } from '../../data/request-error.ts'
import type { MessageId } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { toastFailure } from '../../platform/feedback/toasts.ts'
import { useWrite } from '../../platform/feedback/use-write.ts'

const REASONS: Readonly<Record<VerdictReason, MessageId>> = {
  UNCLEAR: 'knowledge.reasonUnclear',
  INCOMPLETE: 'knowledge.reasonIncomplete',
  OUTDATED: 'knowledge.reasonOutdated',
  OTHER_SUBJECT: 'knowledge.reasonOtherSubject',
}

interface VerdictProps {
  workspaceId: string
  article: Pick<KnowledgeArticle, 'id' | 'locale' | 'version' | 'verdict'>
}

/** Asks once per version whether an article helped, and why not. */
export function Verdict({ workspaceId, article }: VerdictProps): ReactNode {
  const { t } = useIntl()
  const { id, locale, version } = article
  const [given, setGiven] = useState(article.verdict)
  const [isAsked, setPending] = useState(false)
  const [reason, setReason] = useState<VerdictReason | null>(null)
  const [comment, setComment] = useState('')
  const { write, isPending } = useWrite(calls.knowledgeBase.verdict)
  const box = useRef<HTMLElement>(null)
  const [turn, setTurn] = useState(0)
  // The pressed button is gone, so its replacement takes the focus.
  useEffect(() => {
    if (turn > 0) box.current?.focus()
  }, [turn])
  const ask = (isOpen: boolean): void => {
    setTurn(turn + 1)
    setPending(isOpen)
  }
  const sendVerdict = async (helped: boolean): Promise<void> => {
    const why = helped ? {} : { ...(reason && { reason }), ...(comment.trim() && { comment: comment.trim() }) }
    const body = { locale, version, helped, ...why }
    try {
      setGiven(await write({ params: { workspace: workspaceId, id }, body }))
      setTurn(turn + 1)
    } catch (error) {
      toastFailure(asRequestError(error))
    }
  }
  return (
    <Card ref={box} as="section" tabIndex={-1} aria-label={t('knowledge.didThisHelp')}>
      <Stack gap={3}>
        {given ? (
          <output>
            <Stack gap={2}>
              <Text as="p">{t(given.helped ? 'knowledge.thanks' : 'knowledge.thanksSorry')}</Text>
              {!given.helped && <Link href={pathTo('/support/ticketCreation')}>{t('knowledge.openIncident')}</Link>}
            </Stack>
          </output>
        ) : (
          <>
            <Heading level={2} size="small">
              {t('knowledge.didThisHelp')}
            </Heading>
            {isAsked ? (
              <Stack gap={4}>
                <RadioGroup<VerdictReason>
                  label={t('knowledge.whyNot')}
                  options={VERDICT_REASONS.map((each) => ({ id: each, label: t(REASONS[each]) }))}
                  value={reason}
                  onChange={setReason}
                />
                <TextArea
                  label={t('knowledge.comment')}
                  rows={3}
                  maxLength={KNOWLEDGE_LIMITS.comment}
                  value={comment}
                  onChange={setComment}
                />
                <Inline gap={2}>
                  <Button variant="primary" isPending={isPending} onPress={() => void sendVerdict(false)}>
                    {t('knowledge.sendVerdict')}
                  </Button>
                  <Button onPress={() => ask(false)}>{t('knowledge.cancel')}</Button>
                </Inline>
              </Stack>
            ) : (
              <Inline gap={2}>
                <Button isPending={isPending} onPress={() => void sendVerdict(true)}>
                  {t('knowledge.helped')}
                </Button>
                <Button isDisabled={isPending} onPress={() => ask(true)}>
                  {t('knowledge.notHelped')}
                </Button>
              </Inline>
            )}
          </>
        )}
      </Stack>
    </Card>
  )
}
