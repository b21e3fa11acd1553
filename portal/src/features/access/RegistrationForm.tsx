import type { RegistrationForm as Asked } from '@tessera/contract'
import { LIMITS, OFFERED_TIMEZONES, pathTo, resolveLocale } from '@tessera/contract'
import { FieldGroup } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { BoundForm } from '../../forms/BoundForm.tsx'
import { FormCheckbox, FormTextField } from '../../forms/fields.tsx'
import { FormComboBox } from '../../forms/FormComboBox.tsx'
import { FormSelect } from '../../forms/FormSelect.tsx'
import { useKeptOut } from '../../forms/use-field.ts'
import type { ZodForm } from '../../forms/use-zod-form.ts'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { useIntl } from '../../messages/intl.tsx'
import { linkTo } from '../../messages/link-to.tsx'
import { useConfig } from '../../platform/config/config.tsx'
import { LANGUAGE_CHOICES } from '../../platform/locale/language.tsx'
import { timeZoneOptions } from '../../platform/locale/time-zone-options.ts'
import { useUser } from '../../platform/session/session.tsx'
import type { RegistrationInput } from './registration-schema.ts'
import { registrationSchema } from './registration-schema.ts'
import { useChosenLanguage } from './use-chosen-language.ts'
import { useSendRegistration } from './use-send-registration.ts'

/** The fields of a registration; for the first administrator of a basic company, the company's fields too. */
export function RegistrationForm({ requested }: { requested: Asked }): ReactNode {
  const { t, locale } = useIntl()
  const form = useRegistrationForm(requested)
  const [firstZone] = useState(useFirstTimeZone())
  useChosenLanguage(form.watch('language_code'), (language) =>
    form.setValue('language_code', resolveLocale(language), { shouldDirty: true }),
  )
  return (
    <BoundForm form={form} submitLabel={t('registration.submit')} aria-label={t('registration.title')}>
      <FieldGroup label={t('registration.person')} columns={2}>
        <FormTextField form={form} name="firstName" autoComplete="given-name" />
        <FormTextField form={form} name="lastName" autoComplete="family-name" />
        <FormTextField form={form} name="jobTitle" autoComplete="organization-title" />
        <FormTextField form={form} name="phone" type="tel" autoComplete="tel" />
      </FieldGroup>
      <FieldGroup label={t('registration.languageAndTime')} columns={2}>
        <FormSelect
          form={form}
          name="language_code"
          description={t('registration.languageHelp')}
          options={LANGUAGE_CHOICES}
        />
        <FormComboBox
          form={form}
          name="timezone"
          description={t('registration.timeZoneHelp')}
          options={timeZoneOptions(firstZone, locale)}
        />
      </FieldGroup>
      {requested.confirmsCompany && (
        <FieldGroup label={t('registration.company')} description={t('registration.companyText')}>
          <FormTextField form={form} name="companyName" autoComplete="organization" />
        </FieldGroup>
      )}
      <Agreements form={form} requested={requested} />
    </BoundForm>
  )
}

/** The documents to accept, each with its version and a link to read it. */
function Agreements({
  form,
  requested,
}: {
  form: ReturnType<typeof useRegistrationForm>
  requested: Asked
}): ReactNode {
  const { t, rich } = useIntl()
  const { tenant } = useConfig()
  const { terms_version: terms, addendum_version: addendum, confirmsCompany } = requested
  // On other tenants, only users who must accept the terms can open the page.
  const termsPage = tenant === 'US' ? pathTo('/terms') : pathTo('/terms', { accept: 'true' })
  const isAddendumAsked = confirmsCompany && addendum !== null
  if (terms === null && !isAddendumAsked) return null
  return (
    <FieldGroup label={t('registration.agreements')}>
      {terms !== null && (
        <FormCheckbox
          form={form}
          name="termsAccepted"
          description={rich('registration.termsHelp', {
            version: terms,
            document: linkTo(termsPage, { target: '_blank' }),
          })}
        />
      )}
      {isAddendumAsked && (
        <FormCheckbox
          form={form}
          name="dataSharingAccepted"
          description={rich('registration.addendumHelp', {
            version: addendum,
            document: linkTo(pathTo('/dataSharingAddendum'), { target: '_blank' }),
          })}
        />
      )}
    </FieldGroup>
  )
}

/** Returns the browser's time zone if it is offered, else the user's current one. */
function useFirstTimeZone(): string {
  const { user_preferences: kept } = useUser()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return OFFERED_TIMEZONES.some(({ id }) => id === timeZone) ? timeZone : kept.locale.timezone
}

function useRegistrationForm(requested: Asked) {
  const { t, locale } = useIntl()
  const register = useSendRegistration(requested)
  const form = useZodForm({
    schema: registrationSchema(requested),
    name: 'registration',
    defaultValues: {
      firstName: requested.firstName,
      lastName: requested.lastName,
      jobTitle: '',
      phone: '',
      language_code: resolveLocale(locale),
      timezone: useFirstTimeZone(),
      companyName: requested.companyName.slice(0, LIMITS.text),
      termsAccepted: false,
      dataSharingAccepted: false,
    },
    labels: {
      firstName: t('registration.firstName'),
      lastName: t('registration.lastName'),
      jobTitle: t('registration.jobTitle'),
      phone: t('registration.phone'),
      language_code: t('registration.language'),
      timezone: t('registration.timeZone'),
      companyName: t('registration.companyName'),
      termsAccepted: t('registration.terms'),
      dataSharingAccepted: t('registration.addendum'),
    },
    onSubmit: register,
  })
  useAcceptance(form, 'termsAccepted', requested.terms_version)
  useAcceptance(form, 'dataSharingAccepted', requested.addendum_version)
  return form
}

/**
 * Users accept the version that they see, so the acceptance is not kept in drafts and not carried over to a newer
 * version.
 */
function useAcceptance(
  form: ZodForm<RegistrationInput>,
  name: 'termsAccepted' | 'dataSharingAccepted',
  version: string | null,
): void {
  useKeptOut(form, name)
  const { setValue } = form
  const seen = useRef(version)
  useEffect(() => {
    if (seen.current === version) return
    seen.current = version
    setValue(name, false)
  }, [setValue, name, version])
}
