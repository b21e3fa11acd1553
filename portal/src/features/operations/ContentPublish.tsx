import type { Locale } from '@tessera/contract'
import { Button, Stack, Text } from '@tessera/ui'
import { ConfirmDialog } from '@tessera/ui/confirm-dialog'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { RequestError } from '../../data/request-error.ts'
import type { ZodForm } from '../../forms/use-zod-form.ts'
import { failureText } from '../../messages/failure-text.ts'
import type { Intl } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import type { ContentInput } from './content-form.ts'
import type { ContentProblem } from './content-problems.ts'
import { USER_TYPE_MESSAGES } from './content-messages.ts'
import { ContentProblems } from './ContentProblems.tsx'

interface ContentPublishProps {
  form: ZodForm<ContentInput>
  locale: Locale
  problems: readonly ContentProblem[]
  /** Returns whether the fields are valid; otherwise they show their errors. */
  onCheck: () => Promise<boolean>
  /** Publishes; rejects with a failure that belongs to no field. */
  onPublish: () => Promise<void>
}

function readersText({ t, locale }: Intl, { audience, isPublic }: ContentInput): string {
  if (isPublic) return t('content.publishPublic')
  const names = audience.map((type) => t(USER_TYPE_MESSAGES[type]))
  return t('content.publishText', { audience: new Intl.ListFormat(locale, { type: 'unit' }).format(names) })
}

/** The button that publishes after a confirmation. */
export function ContentPublish({ form, locale, problems, onCheck, onPublish }: ContentPublishProps): ReactNode {
  const intl = useIntl()
  const { t } = intl
  const button = useRef<HTMLButtonElement>(null)
  const [isAsking, setAsking] = useState(false)
  const [refusals, setRefusals] = useState(0)
  // Runs after the fields show their errors.
  useEffect(() => {
    if (refusals > 0) button.current?.form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  const ask = async (): Promise<void> => {
    if (await onCheck()) setAsking(true)
    else setRefusals(refusals + 1)
  }
  const close = (): void => {
    setAsking(false)
    // The server can refuse fields too.
    setRefusals(refusals + 1)
  }
  return (
    <>
      <Button ref={button} isDisabled={form.isPending && !isAsking} onPress={() => void ask()}>
        {t('content.publish')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={close}
        title={t('content.publishTitle', { language: locale.slice(0, 2) })}
        confirmLabel={t('content.publish')}
        errorMessage={(error) => (error instanceof RequestError ? failureText(t, error, 'notice') : t('error.title'))}
        onConfirm={onPublish}
      >
        <Stack gap={3}>
          <Text>{readersText(intl, form.getValues())}</Text>
          {problems.length > 0 && <Text weight={600}>{t('content.publishProblems', { count: problems.length })}</Text>}
          <ContentProblems problems={problems} />
        </Stack>
      </ConfirmDialog>
    </>
  )
}
