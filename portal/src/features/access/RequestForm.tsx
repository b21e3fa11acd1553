import { calls, LIMITS } from '@tessera/contract'
import { FieldGroup, Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useAnswers } from '../../data/use-answers.ts'
import { BoundForm } from '../../forms/BoundForm.tsx'
import { FormCheckboxGroup, FormTextArea } from '../../forms/fields.tsx'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useWrite } from '../../platform/feedback/use-write.ts'
import { useUser } from '../../platform/session/session.tsx'
import { CompanyField } from './CompanyField.tsx'
import type { ChosenCompany } from './request-schema.ts'
import { requestSchema } from './request-schema.ts'

const EFFECTS = { refreshes: [calls.access.requests, calls.access.overview], toast: 'access.submitted' } as const

/** Asks one company for some of its products. */
export function RequestForm(): ReactNode {
  const { t } = useIntl()
  const form = useRequestForm()
  const company: ChosenCompany | undefined = form.watch('tenant_id')
  const wanted = form.watch('products')
  const choose = (chosen: ChosenCompany): void => {
    form.setValue('tenant_id', chosen, { shouldDirty: true, shouldValidate: true })
    const kept = wanted.filter((code) => chosen.products.some((product) => product.code === code))
    form.setValue('products', kept, { shouldDirty: true })
  }
  return (
    <BoundForm form={form} submitLabel={t('access.submit')} aria-label={t('access.new')}>
      {/* Without a company there is no box: what is wrong leads to the button that chooses one. */}
      <Stack gap={8} data-field={company ? undefined : 'products'}>
        <CompanyField form={form} onChoose={choose} />
        <FieldGroup label={t('access.wish')}>
          <FormCheckboxGroup
            form={form}
            name="products"
            description={company ? undefined : t('access.productsHelp')}
            options={(company?.products ?? []).map(({ code, title }) => ({ id: code, label: title }))}
          />
          <FormTextArea
            form={form}
            name="requestor_note"
            description={t('access.noteHelp')}
            maxLength={LIMITS.requestorNote}
          />
        </FieldGroup>
      </Stack>
    </BoundForm>
  )
}

function useRequestForm() {
  const { t } = useIntl()
  const { login_id: loginId } = useUser()
  const { refresh } = useAnswers()
  const { write } = useWrite(calls.access.create, EFFECTS)
  const form = useZodForm({
    schema: requestSchema,
    name: 'accessRequest',
    defaultValues: { tenant_id: undefined, products: [], requestor_note: '' },
    labels: {
      tenant_id: t('access.company'),
      products: t('access.products'),
      requestor_note: t('access.note'),
    },
    onSubmit: async ({ tenant_id: company, ...wish }) => {
      await write({ params: { loginId }, body: { ...wish, tenant_id: company.id } }).catch(async (error: unknown) => {
        // What could be chosen may have gone meanwhile.
        await refresh(calls.access.companies)
        throw error
      })
      form.reset()
    },
  })
  return form
}
