import type { AdministeredUser } from '@tessera/contract'
import { calls, resolveLocale } from '@tessera/contract'
import { useState } from 'react'
import { useRequest } from '../../data/caller.tsx'
import { RequestError } from '../../data/request-error.ts'
import { useCachedResponses } from '../../data/use-cached-responses.ts'
import type { ZodForm } from '../../forms/use-zod-form.ts'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { useUserActions } from './use-user-actions.ts'
import type { UserInput } from './user-schema.ts'
import { userSchema } from './user-schema.ts'

interface UserFormOptions {
  /** The edited user; null for a new one. */
  person: AdministeredUser | null
  onSaving: (isSaving: boolean) => void
  onDone: () => void
}

/** Returns a user's form, with the current values if another user has changed them. */
export function useUserForm({ person, onSaving, onDone }: UserFormOptions): {
  form: ZodForm<UserInput>
  newer: AdministeredUser | null
} {
  const { t, locale } = useIntl()
  const request = useRequest()
  const { put } = useCachedResponses()
  const { id: companyId } = useUser().tenant
  const userActions = useUserActions()
  const [newer, setNewer] = useState<AdministeredUser | null>(null)
  const stored = newer ?? person
  const form: ZodForm<UserInput> = useZodForm({
    schema: userSchema,
    // The name includes the version, because a draft of another version would revert later changes.
    name: person ? `user:${person.loginId}:${person.version}` : 'user',
    defaultValues: {
      firstName: person?.firstName ?? '',
      lastName: person?.lastName ?? '',
      email: person?.email ?? '',
      companyType: person?.kind ?? 'COMPANY',
      products: person?.products.map(({ code }) => code) ?? [],
      role: person?.role ?? 'USER',
      multipleSupplierAccess: person?.multipleSupplierAccess ?? false,
      language_code: resolveLocale(locale),
    },
    labels: {
      firstName: t('admin.firstName'),
      lastName: t('admin.lastName'),
      email: t('admin.email'),
      companyType: t('admin.type'),
      products: t('admin.products'),
      role: t('admin.role'),
      multipleSupplierAccess: t('admin.multiple'),
      language_code: t('admin.invitationLanguage'),
    },
    validateOnBlur: {
      field: 'email',
      dependsOn: ['companyType'],
      check: async ({ email, companyType }) => {
        const body = { emails: [email], companyType }
        const { data } = await request(calls.users.checkEmails, { params: { companyId }, body }, { byPerson: true })
        return data[0]?.code ?? null
      },
    },
    onSubmit: async ({ email, companyType, language_code, ...changes }) => {
      onSaving(true)
      try {
        await (stored
          ? userActions.edit(stored.loginId, { ...changes, version: stored.version })
          : userActions.add({ ...changes, email, companyType, language_code }))
        onDone()
      } catch (error) {
        if (error instanceof RequestError && error.code === 'CONFLICT') {
          const { current } = error.result as { current: AdministeredUser }
          setNewer(current)
          await put(calls.users.user, { params: { companyId, loginId: current.loginId } }, current)
        }
        throw error
      } finally {
        onSaving(false)
      }
    },
  })
  return { form, newer }
}
