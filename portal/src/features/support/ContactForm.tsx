import type { NewContact, SupportChoice } from '@tessera/contract'
import { calls, LIMITS, resolveLocale } from '@tessera/contract'
import { FieldGroup } from '@tessera/ui'
import type { FormEvent, ReactNode } from 'react'
import { BoundForm } from '../../forms/BoundForm.tsx'
import { FormCheckbox, FormTextArea, FormTextField } from '../../forms/fields.tsx'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { FormSelect } from '../../forms/FormSelect.tsx'
import { useKeptOut } from '../../forms/use-field.ts'
import type { ZodForm } from '../../forms/use-zod-form.ts'
import { useZodForm } from '../../forms/use-zod-form.ts'
import type { MessageId } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { useAnalytics } from '../../platform/analytics/analytics.ts'
import { useConfig } from '../../platform/config/config.tsx'
import { useIdempotencyKeys } from '../../platform/feedback/use-idempotency-keys.ts'
import { useWrite } from '../../platform/feedback/use-write.ts'
import { useSession } from '../../platform/session/session.tsx'
import type { ContactInput } from './contact-schema.ts'
import { contactSchema } from './contact-schema.ts'
import { incidentText } from './field-texts.ts'

const REQUIRED: Partial<Record<string, MessageId>> = {
  topicId: 'contact.topicRequired',
  email: 'contact.emailRequired',
  message: 'contact.messageRequired',
}

interface ContactFormProps {
  topics: readonly SupportChoice[]
  /** The form in its two-column or one-column variant (`contact_us_ab_test`). */
  variant: NewContact['variant']
  /** Called with the reply address. */
  onSent: (email: string) => void
}

/** Returns the form of a message with its topic and its sender. */
export function ContactForm({ topics, variant, onSent }: ContactFormProps): ReactNode {
  const { t } = useIntl()
  const form = useContactForm({ variant, onSent })
  return (
    <BoundForm form={form} submitLabel={t('contact.submit')} aria-label={t('title.contactUs')}>
      <FieldGroup label={t('contact.aboutYou')} columns={variant === 'b' ? 1 : 2}>
        <FormTextField form={form} name="firstName" autoComplete="given-name" />
        <FormTextField form={form} name="lastName" autoComplete="family-name" />
        <FormTextField form={form} name="email" type="email" maxLength={LIMITS.email} autoComplete="email" />
        <FormTextField form={form} name="companyName" autoComplete="organization" />
        <FormTextField form={form} name="phone" type="tel" autoComplete="tel" />
      </FieldGroup>
      <FieldGroup label={t('contact.yourMessage')}>
        <FormSelect form={form} name="topicId" options={topics.map(({ id, title }) => ({ id, label: title }))} />
        <FormTextArea form={form} name="message" />
        <FormCheckbox form={form} name="consent" />
      </FieldGroup>
      <FormFailure form={form} />
    </BoundForm>
  )
}

function useContactForm({ variant, onSent }: Omit<ContactFormProps, 'topics'>): ZodForm<ContactInput> {
  const { t, locale } = useIntl()
  const { productName } = useConfig()
  const { user } = useSession()
  const analytics = useAnalytics()
  const { write } = useWrite(calls.contact.send)
  const { keyOf } = useIdempotencyKeys()
  const form = useZodForm({
    schema: contactSchema,
    name: 'contact',
    defaultValues: {
      firstName: user?.first_name ?? '',
      lastName: user?.last_name ?? '',
      email: user?.email_address ?? '',
      companyName: user?.tenant.name ?? '',
      phone: '',
      topicId: undefined,
      message: '',
      consent: false,
    },
    labels: {
      firstName: t('contact.firstName'),
      lastName: t('contact.lastName'),
      email: t('contact.email'),
      companyName: t('contact.company'),
      phone: t('contact.phone'),
      topicId: t('contact.topic'),
      message: t('contact.message'),
      consent: t('contact.consent', { productName }),
    },
    firstCheck: 'blur',
    fieldText: (field, code) => {
      if (code !== 'required') return undefined
      const own = REQUIRED[field]
      return own ? t(own) : incidentText(locale, field, code)
    },
    showsFailure: true,
    keepsForStrangers: true,
    onSubmit: async (values) => {
      const body = { ...values, consent: true as const, locale: resolveLocale(locale), variant }
      await write({ body }, { idempotencyKey: keyOf(JSON.stringify(body)) })
      onSent(values.email)
    },
  })
  // Each message needs its own consent, so it is not stored in drafts.
  useKeptOut(form, 'consent')
  return {
    ...form,
    submit: async (event?: FormEvent) => {
      analytics.track('contact_us_submit_click', {})
      await form.submit(event)
    },
  }
}
