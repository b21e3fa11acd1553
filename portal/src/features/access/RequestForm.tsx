import { LIMITS } from '@tessera/contract'
import { FieldGroup, Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { BoundForm } from '../../forms/BoundForm.tsx'
import { FormCheckboxGroup, FormTextArea } from '../../forms/fields.tsx'
import { useIntl } from '../../messages/intl.tsx'
import { CompanyField } from './CompanyField.tsx'
import type { WrittenRequest } from './use-request-form.ts'

/** Asks one company for some of its products. */
export function RequestForm({ form, company, choose, productInAddress: product }: WrittenRequest): ReactNode {
  const { t } = useIntl()
  const help = product ? t('access.productPreselected', { product }) : t('access.productsHelp')
  return (
    <BoundForm form={form} submitLabel={t('access.submit')} aria-label={t('access.new')}>
      {/* Without a company there is no checkbox, so the error links to the button that selects a company. */}
      <Stack gap={8} data-field={company ? undefined : 'products'}>
        <CompanyField form={form} onChoose={choose} />
        <FieldGroup label={t('access.request')}>
          <FormCheckboxGroup
            form={form}
            name="products"
            description={company ? undefined : help}
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
