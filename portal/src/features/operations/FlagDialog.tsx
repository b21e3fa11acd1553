import type { Flag } from '@tessera/contract'
import { calls, FLAGS, isTest, TENANT_CODES } from '@tessera/contract'
import { DescriptionList } from '@tessera/ui'
import { Dialog } from '@tessera/ui/dialog'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { RequestError } from '../../data/request-error.ts'
import { useCachedResponses } from '../../data/use-cached-responses.ts'
import { BoundForm } from '../../forms/BoundForm.tsx'
import { FormCheckboxGroup, FormRadioGroup, FormSwitch } from '../../forms/fields.tsx'
import { FormNumberField } from '../../forms/FormNumberField.tsx'
import { z } from '../../forms/schema.ts'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { useIntl } from '../../messages/intl.tsx'
import { useWrite } from '../../platform/feedback/use-write.ts'
import { flagFacts } from './flag-facts.tsx'
import { OutdatedNotice } from './OutdatedNotice.tsx'
import { FLAG_MESSAGES, optionsOf, TENANT_MESSAGES, variationText } from './operations-messages.ts'

const EFFECTS = { refreshes: [calls.operations.flags, calls.products.list], toast: 'operations.flagChanged' } as const

const schema = z.object({
  enabled: z.boolean(),
  percentage: z.number().min(0).max(100).multipleOf(0.01),
  variationKey: z.string().min(1),
  tenants: z.array(z.enum(TENANT_CODES)).min(1),
})

/** Edits a flag. If another user saved first, shows their version before the next save overwrites it. */
export function FlagDialog({ flag, onClose }: { flag: Flag; onClose: () => void }): ReactNode {
  const intl = useIntl()
  const { t } = intl
  const { refresh } = useCachedResponses()
  const { write, isPending } = useWrite(calls.operations.updateFlag, EFFECTS)
  const [isOutdated, setIsOutdated] = useState(false)
  const { key, version, enabled, percentage, variationKey, tenants, history } = flag
  const form = useZodForm({
    schema,
    name: `flag:${key}`,
    defaultValues: { enabled, percentage, variationKey, tenants },
    labels: {
      enabled: t('operations.isOn'),
      percentage: t('operations.share'),
      variationKey: t('operations.variation'),
      tenants: t('operations.tenants'),
    },
    onSubmit: async (values) => {
      try {
        await write({ params: { key }, body: { ...values, version } })
      } catch (error) {
        if (!(error instanceof RequestError) || error.code !== 'CONFLICT') throw error
        await refresh(calls.operations.flags)
        setIsOutdated(true)
        return
      }
      onClose()
    },
  })
  return (
    <Dialog isOpen onOpenChange={onClose} isPending={isPending} title={t(FLAG_MESSAGES[key].title)}>
      <BoundForm
        form={form}
        submitLabel={t('operations.save')}
        onCancel={onClose}
        aria-label={t(FLAG_MESSAGES[key].title)}
      >
        <FormSwitch form={form} name="enabled" />
        <FormNumberField
          form={form}
          name="percentage"
          description={t('operations.shareHelp')}
          minValue={0}
          maxValue={100}
        />
        {isTest(key) && (
          <FormRadioGroup
            form={form}
            name="variationKey"
            options={FLAGS[key].variations.map((id) => ({ id, label: variationText(t, id) }))}
          />
        )}
        <FormCheckboxGroup form={form} name="tenants" options={optionsOf(TENANT_MESSAGES, t)} />
        {isOutdated && (
          <OutdatedNotice by={history[0]?.by ?? '–'}>
            <DescriptionList layout="columns" aria-label={t('operations.stored')} items={flagFacts(intl, flag)} />
          </OutdatedNotice>
        )}
      </BoundForm>
    </Dialog>
  )
}
