import type { AdministeredUser, CompanyProduct } from '@tessera/contract'
import { hasPermission, LIMITS, PERMISSIONS, USER_KINDS, USER_ROLES } from '@tessera/contract'
import { DescriptionList, FieldGroup, InlineAlert } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { BoundForm } from '../../forms/BoundForm.tsx'
import { FormCheckboxGroup, FormRadioGroup, FormSwitch, FormTextField } from '../../forms/fields.tsx'
import { FormSelect } from '../../forms/FormSelect.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { LANGUAGE_CHOICES } from '../../platform/locale/language.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { nameOf, ROLE_MESSAGES } from './admin-messages.ts'
import { useIsAgency } from './use-is-agency.ts'
import { useUserForm } from './use-user-form.ts'
import { useUserTypes } from '../../platform/users/use-user-types.ts'

interface UserFormProps {
  /** The edited user; null for a new one. */
  person: AdministeredUser | null
  /** The company's products. */
  products: readonly CompanyProduct[]
  onSaving: (isSaving: boolean) => void
  onDone: () => void
}

/** The editable fields of a user; an existing user keeps address, type and language. */
export function UserForm({ person: given, products, onSaving, onDone }: UserFormProps): ReactNode {
  const { t } = useIntl()
  // Data that is refreshed while the form is open does not change its values.
  const [person] = useState(given)
  const { form, newer } = useUserForm({ person, onSaving, onDone })
  const isAgency = useIsAgency()
  const types = useUserTypes()
  const managesDomains = hasPermission(useUser().authz.permissions, PERMISSIONS.listDomain)
  // The user's products can be kept or removed, including those that the company no longer grants.
  const current = person?.products.filter(({ code }) => products.every((product) => product.code !== code)) ?? []
  const title = person ? t('admin.editNamed', { name: nameOf(person) }) : t('admin.addUser')
  return (
    <BoundForm form={form} submitLabel={person ? t('admin.save') : title} onCancel={onDone} aria-label={title}>
      {newer && <NewerUser person={newer} />}
      {person && (
        <DescriptionList
          layout="columns"
          items={[
            { id: 'email', term: t('admin.email'), description: person.email },
            { id: 'kind', term: t('admin.type'), description: types.kind(person.kind) },
          ]}
        />
      )}
      <FieldGroup label={t('admin.person')} columns={2}>
        <FormTextField form={form} name="firstName" autoComplete="off" />
        <FormTextField form={form} name="lastName" autoComplete="off" />
      </FieldGroup>
      {!person && (
        <>
          <FormRadioGroup
            form={form}
            name="companyType"
            description={t('admin.companyTypeHelp')}
            options={USER_KINDS.map((id) => ({ id, label: types.kind(id) }))}
          />
          <FormTextField
            form={form}
            name="email"
            type="email"
            description={t('admin.newUserHelp')}
            maxLength={LIMITS.email}
            autoComplete="off"
          />
          <FormSelect form={form} name="language_code" options={LANGUAGE_CHOICES} />
        </>
      )}
      <FormCheckboxGroup
        form={form}
        name="products"
        options={[...products, ...current].map(({ code, title }) => ({ id: code, label: title }))}
      />
      <FormRadioGroup
        form={form}
        name="role"
        options={USER_ROLES.toReversed().map((id) => ({
          id,
          label: t(ROLE_MESSAGES[id]),
          description: id === 'ADMIN' ? t(managesDomains ? 'admin.roleAdminHelp' : 'admin.roleBasicHelp') : undefined,
        }))}
      />
      {isAgency && <FormSwitch form={form} name="multipleSupplierAccess" description={t('admin.multipleHelp')} />}
    </BoundForm>
  )
}

/** The user's current values, shown below the notice and above the edited ones. */
function NewerUser({ person }: { person: AdministeredUser }): ReactNode {
  const { t } = useIntl()
  const isAgency = useIsAgency()
  return (
    <InlineAlert tone="warning" title={t('admin.newer')}>
      <DescriptionList
        layout="columns"
        items={[
          { id: 'name', term: t('admin.name'), description: nameOf(person) },
          {
            id: 'products',
            term: t('admin.products'),
            description: person.products.map(({ title }) => title).join(', '),
          },
          { id: 'role', term: t('admin.role'), description: t(ROLE_MESSAGES[person.role]) },
          ...(isAgency
            ? [
                {
                  id: 'multiple',
                  term: t('admin.multiple'),
                  description: t(person.multipleSupplierAccess ? 'admin.yes' : 'admin.no'),
                },
              ]
            : []),
        ]}
      />
    </InlineAlert>
  )
}
