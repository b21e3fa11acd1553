import { Button, Form, Text } from '@tessera/ui'
import type { ReactNode, Ref } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useIntl } from '../messages/intl.tsx'
import { DraftNotice } from './DraftNotice.tsx'
import type { ZodForm } from './use-zod-form.ts'

interface BoundFormProps<Values extends FieldValues> {
  form: ZodForm<Values>
  submitLabel: string
  /** Closes the form without changes: a 'Cancel' button before the submit button, for a form in a dialog or panel. */
  onCancel?: () => void
  /** The submit button. */
  submitRef?: Ref<HTMLButtonElement> | undefined
  /** Further buttons next to the submit button. */
  actions?: ReactNode
  children: ReactNode
  'aria-label'?: string
}

/** The form's draft notice, fields, error summary and submit button. */
export function BoundForm<Values extends FieldValues>(props: BoundFormProps<Values>): ReactNode {
  const { form, submitLabel, submitRef, onCancel, actions, children } = props
  const { t } = useIntl()
  return (
    <Form
      aria-label={props['aria-label']}
      errors={form.errors}
      errorTitle={form.errorTitle}
      onSubmit={form.submit}
      actions={
        <>
          {onCancel && (
            <Button isDisabled={form.isPending} onPress={onCancel}>
              {t('form.cancel')}
            </Button>
          )}
          <Button ref={submitRef} type="submit" variant="primary" isPending={form.isPending}>
            {submitLabel}
          </Button>
          {actions}
        </>
      }
    >
      {form.draft && <DraftNotice offer={form.draft} />}
      {form.asks !== 'nothing' && (
        <Text tone="muted">{t(form.asks === 'all' ? 'form.allRequired' : 'form.requiredUnless')}</Text>
      )}
      {children}
    </Form>
  )
}
