import type { GlobalUserChoices, GlobalUserDetail } from '@tessera/contract'
import { EXTERNAL_ROLES, fieldIn, GLOBAL_ROLES, GLOBAL_USER_LIMITS, INTERNAL_LAYOUTS, LIMITS } from '@tessera/contract'
import { DescriptionList, FieldGroup, InlineAlert } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { BoundForm } from '../../forms/BoundForm.tsx'
import { FormCheckboxGroup, FormRadioGroup, FormSwitch, FormTextField } from '../../forms/fields.tsx'
import type { ZodForm } from '../../forms/use-zod-form.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { KIND_MESSAGES, nameOf, ROLE_HELP, ROLE_MESSAGES, sbuMessage } from './global-user-messages.ts'
import type { GlobalUserInput } from './global-user-schema.ts'
import { rightsFactsOf, useIdentityFacts } from './GlobalUserFacts.tsx'
import { useGlobalUserForm } from './use-global-user-form.ts'

interface GlobalUserFormProps {
  /** The edited user; null for a new one. */
  user: GlobalUserDetail | null
  /** The company of new users; null if the tenant has none. */
  internal: GlobalUserChoices['internal']
  /** The initial layout of a new user. */
  layout: (typeof INTERNAL_LAYOUTS)[number]
  onSaving: (isSaving: boolean) => void
  onDone: () => void
}

/** Adds an internal user, or edits the rights of any user, whose name and email address stay. */
export function GlobalUserForm({ user: given, internal, layout, onSaving, onDone }: GlobalUserFormProps): ReactNode {
  const { t } = useIntl()
  // Later responses do not overwrite the form's values.
  const [user] = useState(given)
  const { form, newer } = useGlobalUserForm({ user, layout, onSaving, onDone })
  const title = user ? t('globalUsers.editNamed', { name: nameOf(user) }) : t('globalUsers.add')
  const facts = useIdentityFacts(user)
  const products = user?.companyProducts ?? internal?.products ?? []
  // Users keep products that their company no longer has until an editor removes them.
  const current = user?.products.filter(({ code }) => products.every((product) => product.code !== code)) ?? []
  return (
    <BoundForm form={form} submitLabel={user ? t('globalUsers.save') : title} onCancel={onDone} aria-label={title}>
      {newer && (
        <InlineAlert tone="warning" title={t('globalUsers.newer')}>
          <DescriptionList layout="columns" items={rightsFactsOf(newer, t)} />
        </InlineAlert>
      )}
      {user ? (
        <DescriptionList layout="columns" items={facts} />
      ) : (
        <NewPerson form={form} domains={internal?.domains ?? []} />
      )}
      <LayoutFields form={form} />
      <RoleField form={form} user={user} />
      <FormCheckboxGroup
        form={form}
        name="products"
        options={[...products, ...current].map(({ code, title: label }) => ({ id: code, label }))}
      />
      {user && (
        <>
          <FormSwitch form={form} name="switchCompany" description={t('globalUsers.switchCompanyHelp')} />
          <FormSwitch form={form} name="switchPersona" description={t('globalUsers.switchPersonaHelp')} />
        </>
      )}
    </BoundForm>
  )
}

interface PartProps {
  form: ZodForm<GlobalUserInput>
}

/** The name and address fields of a new user. */
function NewPerson({ form, domains }: PartProps & { domains: readonly string[] }): ReactNode {
  const { t } = useIntl()
  return (
    <>
      <FormRadioGroup
        form={form}
        name="layout"
        options={INTERNAL_LAYOUTS.map((id) => ({ id, label: t(KIND_MESSAGES[id]) }))}
      />
      <FieldGroup label={t('globalUsers.person')} columns={2}>
        <FormTextField form={form} name="firstName" autoComplete="off" />
        <FormTextField form={form} name="lastName" autoComplete="off" />
      </FieldGroup>
      <FormTextField
        form={form}
        name="email"
        type="email"
        description={t('globalUsers.emailHelp', { domains: domains.map((domain) => `@${domain}`).join(', ') })}
        maxLength={LIMITS.email}
        autoComplete="off"
      />
    </>
  )
}

/** The fields that only the user's layout has. */
function LayoutFields({ form }: PartProps): ReactNode {
  const { t } = useIntl()
  const layout = form.watch('layout')
  const sbu = fieldIn(layout, 'sbu')
  const areaNumber = fieldIn(layout, 'buoAreaNumber')
  return (
    <>
      {sbu && (
        <FormTextField
          form={{ ...form, labels: { ...form.labels, sbu: t(sbuMessage(layout)) } }}
          name="sbu"
          isRequired={sbu === 'required'}
          maxLength={GLOBAL_USER_LIMITS.sbu}
          autoComplete="off"
        />
      )}
      {areaNumber && (
        <FormTextField
          form={form}
          name="buoAreaNumber"
          isRequired={areaNumber === 'required'}
          description={t('globalUsers.areaNumberHelp')}
          maxLength={GLOBAL_USER_LIMITS.areaDigits}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
    </>
  )
}

/** A user's role; users cannot change their own. */
function RoleField({ form, user }: PartProps & { user: GlobalUserDetail | null }): ReactNode {
  const { t } = useIntl()
  const { login_id: own } = useUser()
  const roles = user?.layout === 'external' ? EXTERNAL_ROLES : GLOBAL_ROLES
  return (
    <FormRadioGroup
      form={form}
      name="role"
      isDisabled={user?.loginId === own}
      {...(user?.loginId === own && { description: t('globalUsers.ownRole') })}
      options={roles.toReversed().map((id) => ({ id, label: t(ROLE_MESSAGES[id]), description: t(ROLE_HELP[id]) }))}
    />
  )
}
