import type { AccessRequest } from '@tessera/contract'
import { calls, PRODUCT_CODES } from '@tessera/contract'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useCachedResponses } from '../../data/use-cached-responses.ts'
import { useCall } from '../../data/use-call.ts'
import type { ZodForm } from '../../forms/use-zod-form.ts'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useWrite } from '../../platform/feedback/use-write.ts'
import { useUser } from '../../platform/session/session.tsx'
import type { ChosenCompany, RequestInput } from './request-schema.ts'
import { requestSchema } from './request-schema.ts'

const CHANGED = [calls.access.requests, calls.access.overview, calls.access.companies]
const EFFECTS = { refreshes: CHANGED, toast: 'access.submitted' } as const

/** A request in the form. */
export interface WrittenRequest {
  form: ZodForm<RequestInput>
  company: ChosenCompany | undefined
  choose: (company: ChosenCompany) => void
  /** Title of the product in the URL; undefined without one. */
  productInAddress: string | undefined
  /** Records a canceled request, so its company accepts requests again. */
  noteCancelled: (cancelled: AccessRequest) => void
}

/** Returns the form of a user's request to one company. */
export function useRequestForm(): WrittenRequest {
  const { t } = useIntl()
  const { login_id: loginId } = useUser()
  const { refresh } = useCachedResponses()
  const { write } = useWrite(calls.access.create, EFFECTS)
  const form: ZodForm<RequestInput> = useZodForm({
    schema: requestSchema,
    name: 'accessRequest',
    defaultValues: { tenant_id: undefined, products: [], requestor_note: '' },
    labels: {
      tenant_id: t('access.company'),
      products: t('access.products'),
      requestor_note: t('access.note'),
    },
    onSubmit: async ({ tenant_id: wanted, ...request }) => {
      await write({ params: { loginId }, body: { ...request, tenant_id: wanted.id } }).catch(async (error: unknown) => {
        // An option can have been removed, or requested in another tab.
        await refresh(calls.access.companies, calls.access.requests)
        throw error
      })
      form.reset()
    },
  })
  const company: ChosenCompany | undefined = form.watch('tenant_id')
  const wanted = form.watch('products')
  // `shouldValidate` clears the error of the company.
  const set = (chosen: ChosenCompany): void =>
    form.setValue('tenant_id', chosen, { shouldDirty: true, shouldValidate: true })
  const { search } = useLocation()
  const code = PRODUCT_CODES.find((each) => each === new URLSearchParams(search).get('product'))
  const { data: products } = useCall(code ? calls.products.list : null, undefined, { background: true })
  const companyId = company?.id
  const fillIn = useEffectEvent(() => {
    if (!code || wanted.includes(code) || !company?.products.some((product) => product.code === code)) return
    form.setValue('products', [...wanted, code], { shouldDirty: true })
  })
  // A restored draft includes its company.
  useEffect(() => {
    if (companyId) fillIn()
  }, [companyId])
  return {
    form,
    company,
    productInAddress: products?.find((product) => product.code === code)?.title,
    choose: (chosen) => {
      set(chosen)
      const kept = wanted.filter((code) => chosen.products.some((product) => product.code === code))
      form.setValue('products', kept, { shouldDirty: true })
    },
    noteCancelled: ({ tenant_id: cancelled }) => {
      if (company?.id === cancelled) set(company)
    },
  }
}
