import type { AccessLevel } from '@tessera/contract'
import { ACCESS_LEVELS, BUSINESS_CODE_LENGTH, businessCodeOf, calls, PRODUCT_CODES } from '@tessera/contract'
import { DescriptionList, InlineAlert, Spinner, Text } from '@tessera/ui'
import { Dialog } from '@tessera/ui/dialog'
import type { ReactNode } from 'react'
import { useCall } from '../../data/use-call.ts'
import { BoundForm } from '../../forms/BoundForm.tsx'
import { FormCheckboxGroup, FormRadioGroup, FormTextField } from '../../forms/fields.tsx'
import { z } from '../../forms/schema.ts'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { failureText } from '../../messages/failure-text.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useSettled } from '../../platform/feedback/use-settled.ts'
import { useWrite } from '../../platform/feedback/use-write.ts'
import { useUser } from '../../platform/session/session.tsx'
import { LEVEL_MESSAGES } from './partner-messages.ts'

const EFFECTS = { refreshes: [calls.partners.list, calls.partners.findAgency], toast: 'partners.added' } as const

/** The levels in the order of the form, the portal first. */
const LEVELS = [
  ACCESS_LEVELS.UI,
  ACCESS_LEVELS.API_NRT,
  ACCESS_LEVELS.API_BULK,
  ACCESS_LEVELS.NO_DIRECT_ACCESS,
] as const
const LEVEL_IDS = ['3', '1', '2', '4'] as const

const schema = z.object({
  businessCode: z
    .string()
    .max(2 * BUSINESS_CODE_LENGTH.max)
    .refine((written) => businessCodeOf(written) !== null, { params: { code: 'business_code' } }),
  products: z.array(z.enum(PRODUCT_CODES)).min(1),
  access_level: z.enum(LEVEL_IDS),
})

/** Adds a partner by the agency's code. */
export function AddPartnerDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useIntl()
  const { id: companyId } = useUser().tenant
  const adding = useWrite(calls.partners.add, EFFECTS)
  const products = useCall(calls.users.companyProducts, { params: { companyId } })
  const form = useZodForm({
    schema,
    name: 'partner',
    defaultValues: { businessCode: '', products: [], access_level: '3' },
    labels: {
      businessCode: t('partners.code'),
      products: t('partners.appAccess'),
      access_level: t('partners.level'),
    },
    onSubmit: async ({ businessCode, products: chosen, access_level: level }) => {
      const body = { businessCode, products: chosen, access_level: Number(level) as AccessLevel }
      await adding.write({ params: { companyId }, body })
      onClose()
    },
  })
  const code = businessCodeOf(useSettled(form.watch('businessCode') ?? ''))
  return (
    <Dialog isOpen onOpenChange={onClose} isPending={adding.isPending} size="large" title={t('partners.add')}>
      <BoundForm form={form} submitLabel={t('partners.add')} onCancel={onClose} aria-label={t('partners.add')}>
        <FormTextField
          form={form}
          name="businessCode"
          description={t('partners.codeHelp')}
          maxLength={2 * BUSINESS_CODE_LENGTH.max}
          autoComplete="off"
        />
        {code !== null && <FoundAgency code={code} />}
        <FormCheckboxGroup
          form={form}
          name="products"
          description={t('partners.productsHelp')}
          options={(products.data ?? []).map(({ code: id, title }) => ({ id, label: title }))}
        />
        <FormRadioGroup
          form={form}
          name="access_level"
          options={LEVELS.map((level) => ({ id: `${level}`, label: t(LEVEL_MESSAGES[level]) }))}
        />
      </BoundForm>
    </Dialog>
  )
}

/** Shows the agency of a code before it is added. */
function FoundAgency({ code }: { code: string }): ReactNode {
  const { t } = useIntl()
  const { id: companyId } = useUser().tenant
  const { data, error } = useCall(calls.partners.findAgency, { params: { companyId, businessCode: code } })
  if (error) {
    return (
      <InlineAlert tone="warning" title={failureText(t, error, 'notice')}>
        {error.status === 404 ? t('partners.notFoundText') : null}
      </InlineAlert>
    )
  }
  if (!data) return <Spinner />
  const { companyName, adminEmail, isAdded } = data
  return (
    <InlineAlert tone={isAdded ? 'warning' : 'info'} title={companyName}>
      {isAdded ? (
        <Text>{t('partners.isAdded')}</Text>
      ) : (
        <DescriptionList
          items={[{ id: 'contact', term: t('partners.contact'), description: adminEmail ?? t('partners.noContact') }]}
        />
      )}
    </InlineAlert>
  )
}
