import type { GlobalUserDetail, InternalLayout } from '@tessera/contract'
import { calls, fieldIn, INTERNAL_LAYOUTS } from '@tessera/contract'
import { useState } from 'react'
import { useRequest } from '../../data/caller.tsx'
import { RequestError } from '../../data/request-error.ts'
import { useCachedResponses } from '../../data/use-cached-responses.ts'
import type { ZodForm } from '../../forms/use-zod-form.ts'
import { useZodForm } from '../../forms/use-zod-form.ts'
import type { MessageId } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { GLOBAL_CALLS } from './DeleteQuestion.tsx'
import { sbuMessage } from './global-user-messages.ts'
import type { GlobalUserInput } from './global-user-schema.ts'
import { globalUserSchema } from './global-user-schema.ts'

interface FormOptions {
  /** The edited user; null for a new one. */
  user: GlobalUserDetail | null
  /** The layout of a new user. */
  layout: InternalLayout
  onSaving: (isSaving: boolean) => void
  onDone: () => void
}

/** Texts of errors that only this form has. */
const PROBLEM_MESSAGES: Readonly<Record<string, MessageId>> = {
  area_number: 'globalUsers.problem.areaNumber',
  not_internal: 'globalUsers.problem.notInternal',
  USER_EXISTS: 'globalUsers.problem.exists',
}

function valuesOf(user: GlobalUserDetail | null, layout: InternalLayout): GlobalUserInput {
  return {
    layout: user?.layout ?? layout,
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    email: user?.email ?? '',
    role: user?.role ?? 'USER',
    products: user?.products.map(({ code }) => code) ?? [],
    sbu: user?.sbu ?? '',
    buoAreaNumber: user?.buoAreaNumber ?? '',
    switchCompany: user?.permissions.includes('SWITCH_COMPANY') ?? false,
    switchPersona: user?.permissions.includes('SWITCH_PERSONA') ?? false,
  }
}

/** Returns the rights in the form of both calls, without fields that the layout lacks. */
const rightsOf = ({ layout, role, products, sbu, buoAreaNumber }: GlobalUserInput) => ({
  role,
  products,
  sbu: fieldIn(layout, 'sbu') ? sbu : '',
  buoAreaNumber: fieldIn(layout, 'buoAreaNumber') ? buoAreaNumber : '',
})

const permissionsOf = ({ switchCompany, switchPersona }: GlobalUserInput) => [
  ...(switchCompany ? (['SWITCH_COMPANY'] as const) : []),
  ...(switchPersona ? (['SWITCH_PERSONA'] as const) : []),
]

/** The form of a new or existing user; `newer` is the stored user if another user saved it meanwhile. */
export function useGlobalUserForm({ user, layout, onSaving, onDone }: FormOptions): {
  form: ZodForm<GlobalUserInput>
  newer: GlobalUserDetail | null
} {
  const { t } = useIntl()
  const request = useRequest()
  const { put, refresh } = useCachedResponses()
  const [newer, setNewer] = useState<GlobalUserDetail | null>(null)
  const [schema] = useState(() => globalUserSchema(user === null))
  const stored = newer ?? user
  const save = async (values: GlobalUserInput): Promise<void> => {
    if (stored) {
      const { loginId, version } = stored
      const body = { ...rightsOf(values), permissions: permissionsOf(values), version }
      await request(calls.globalUsers.edit, { params: { loginId }, body }, { byPerson: true })
      return
    }
    const { firstName, lastName, email } = values
    const wanted = INTERNAL_LAYOUTS.find((each) => each === values.layout) ?? layout
    const body = { firstName, lastName, email, layout: wanted, ...rightsOf(values) }
    await request(calls.globalUsers.add, { body }, { byPerson: true })
  }
  const form: ZodForm<GlobalUserInput> = useZodForm({
    schema,
    // The name includes the version, because a draft of another version would undo later changes.
    name: user ? `globalUser:${user.loginId}:${user.version}` : 'globalUser',
    defaultValues: valuesOf(user, layout),
    labels: {
      layout: t('globalUsers.kind'),
      firstName: t('globalUsers.firstName'),
      lastName: t('globalUsers.lastName'),
      email: t('globalUsers.email'),
      sbu: t(sbuMessage(user?.layout ?? layout)),
      buoAreaNumber: t('globalUsers.areaNumber'),
      role: t('globalUsers.role'),
      products: t('globalUsers.products'),
      switchCompany: t('globalUsers.switchCompany'),
      switchPersona: t('globalUsers.switchPersona'),
    },
    fieldText: (_field, code) => {
      const messageId = PROBLEM_MESSAGES[code]
      return messageId && t(messageId)
    },
    onSubmit: async (values) => {
      onSaving(true)
      try {
        await save(values)
        toast(stored ? 'globalUsers.saved' : 'globalUsers.added')
        void refresh(...GLOBAL_CALLS)
        onDone()
      } catch (error) {
        if (error instanceof RequestError && error.code === 'CONFLICT') {
          const { current } = error.result as { current: GlobalUserDetail }
          setNewer(current)
          await put(calls.globalUsers.user, { params: { loginId: current.loginId } }, current)
        }
        throw error
      } finally {
        onSaving(false)
      }
    },
  })
  return { form, newer }
}
