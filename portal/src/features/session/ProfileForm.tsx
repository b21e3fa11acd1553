import type { Profile } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { Card, FieldGroup, Section, Skeleton } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useCall } from '../../data/use-call.ts'
import { BoundForm } from '../../forms/BoundForm.tsx'
import { FormTextField } from '../../forms/fields.tsx'
import { personName, phone, shortText } from '../../forms/person.ts'
import { z } from '../../forms/schema.ts'
import type { ZodForm } from '../../forms/use-zod-form.ts'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { useIntl } from '../../messages/intl.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import { useWrite } from '../../platform/feedback/use-write.ts'
import { useUser } from '../../platform/session/session.tsx'

const schema = z.object({ firstName: personName, lastName: personName, jobTitle: shortText, phone })

const SAVED = { refreshes: [calls.session.userContext, calls.users.readProfile], toast: 'profile.updated' } as const

/** The user's own details. */
export function ProfileForm(): ReactNode {
  const { t } = useIntl()
  const { tenant } = useUser()
  const { data, error, isLoading, retry } = useCall(calls.users.readProfile, { params: { companyId: tenant.id } })
  return (
    <Section title={t('profile.details')} description={t('profile.detailsText')} layout="aside">
      {!data && error ? (
        <LoadFailure error={error} isRetrying={isLoading} onRetry={retry} />
      ) : (
        <Card padding={6}>
          {data ? <Details profile={data} companyId={tenant.id} /> : <Skeleton variant="block" height={241} />}
        </Card>
      )}
    </Section>
  )
}

function Details({ profile, companyId }: { profile: Profile; companyId: string }): ReactNode {
  const { t } = useIntl()
  const { write } = useWrite(calls.users.writeProfile, SAVED)
  const form: ZodForm<Profile> = useZodForm({
    schema,
    name: 'profile',
    defaultValues: profile,
    labels: {
      firstName: t('profile.firstName'),
      lastName: t('profile.lastName'),
      jobTitle: t('profile.jobTitle'),
      phone: t('profile.phone'),
    },
    onSubmit: async (body) => form.reset(await write({ params: { companyId }, body })),
  })
  return (
    <BoundForm form={form} submitLabel={t('profile.saveDetails')} aria-label={t('profile.details')}>
      <FieldGroup label={t('profile.details')} isLabelHidden columns={2}>
        <FormTextField form={form} name="firstName" autoComplete="given-name" />
        <FormTextField form={form} name="lastName" autoComplete="family-name" />
        <FormTextField form={form} name="jobTitle" autoComplete="organization-title" />
        <FormTextField form={form} name="phone" type="tel" autoComplete="tel" />
      </FieldGroup>
    </BoundForm>
  )
}
