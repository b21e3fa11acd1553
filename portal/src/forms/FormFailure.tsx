import { Button, InlineAlert } from '@tessera/ui'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { failureText } from '../messages/failure-text.ts'
import { useIntl } from '../messages/intl.tsx'
import type { ZodForm } from './use-zod-form.ts'

/** Shows next to the submit button why a form was not sent, with a retry. */
export function FormFailure<Values extends FieldValues>({ form }: { form: ZodForm<Values> }): ReactNode {
  const { t } = useIntl()
  if (!form.failure) return null
  return (
    <InlineAlert
      tone="danger"
      title={t('form.submitFailed')}
      actions={
        <Button size="small" isPending={form.isPending} onPress={() => void form.submit()}>
          {t('shell.tryAgain')}
        </Button>
      }
    >
      {failureText(t, form.failure, 'form')}
    </InlineAlert>
  )
}
