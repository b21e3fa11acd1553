import type { Domain } from '@tessera/contract'
import { calls, DOMAIN_LIMITS, domainOf } from '@tessera/contract'
import { DescriptionList } from '@tessera/ui'
import { Dialog } from '@tessera/ui/dialog'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { RequestError } from '../data/request-error.ts'
import { BoundForm } from './BoundForm.tsx'
import { FormRadioGroup, FormSwitch, FormTextField } from './fields.tsx'
import { z } from './schema.ts'
import { useZodForm } from './use-zod-form.ts'
import { useIntl } from '../messages/intl.tsx'
import { useWrite } from '../platform/feedback/use-write.ts'
import { useUser } from '../platform/session/session.tsx'

const REFRESHES = [calls.domains.list]
const ADDED = { refreshes: REFRESHES, toast: 'admin.domainAdded' } as const
const UPDATED = { refreshes: REFRESHES, toast: 'admin.domainUpdated' } as const

const KINDS = ['company', 'thirdParty'] as const

const schema = z.object({
  domainName: z
    .string()
    .max(DOMAIN_LIMITS.longest)
    .refine((written) => domainOf(written) !== null, { params: { code: 'domain' } }),
  kind: z.enum(KINDS),
  allow_sub_domains: z.boolean(),
})

interface DomainDialogProps {
  /** The edited domain; null for a new one. */
  domain: Domain | null
  /** Initial values of a new domain. */
  suggested?: { domainName: string; kind: (typeof KINDS)[number] }
  onClose: () => void
}

/** Adds a domain, or changes whether its subdomains are allowed. */
export function DomainDialog({ domain, suggested, onClose }: DomainDialogProps): ReactNode {
  const { t } = useIntl()
  const { id: companyId } = useUser().tenant
  const adding = useWrite(calls.domains.add, ADDED)
  const editing = useWrite(calls.domains.edit, UPDATED)
  const [newer, setNewer] = useState<Domain | null>(null)
  const stored = newer ?? domain
  const title = t(domain ? 'admin.editDomain' : 'admin.addDomain')
  const form = useZodForm({
    schema,
    name: domain ? `domain:${domain.id}` : suggested ? `domain:${suggested.domainName}` : 'domain',
    defaultValues: {
      domainName: domain?.displayName ?? suggested?.domainName ?? '',
      kind: domain?.is3pDomain ? 'thirdParty' : (suggested?.kind ?? 'company'),
      allow_sub_domains: domain?.allow_sub_domains ?? false,
    },
    labels: {
      domainName: t('admin.domain'),
      kind: t('admin.domainType'),
      allow_sub_domains: t('admin.subdomains'),
    },
    onSubmit: async ({ domainName, kind, allow_sub_domains }) => {
      if (!stored) {
        const body = { domainName, allow_sub_domains, is3pDomain: kind === 'thirdParty' }
        await adding.write({ params: { companyId }, body })
        onClose()
        return
      }
      const { id, version } = stored
      try {
        await editing.write({ params: { companyId, id }, body: { allow_sub_domains, version } })
      } catch (error) {
        if (!(error instanceof RequestError) || error.code !== 'CONFLICT') throw error
        setNewer((error.result as { current: Domain }).current)
        throw error
      }
      onClose()
    },
  })
  return (
    <Dialog isOpen onOpenChange={onClose} isPending={adding.isPending || editing.isPending} title={title}>
      <BoundForm
        form={form}
        submitLabel={t(domain ? 'admin.saveDomain' : 'admin.addDomain')}
        onCancel={onClose}
        aria-label={title}
      >
        {domain ? (
          <DescriptionList
            items={[
              { id: 'name', term: t('admin.domain'), description: domain.displayName },
              {
                id: 'kind',
                term: t('admin.domainType'),
                description: t(domain.is3pDomain ? 'admin.thirdParty' : 'admin.companyDomain'),
              },
            ]}
          />
        ) : (
          <>
            <FormTextField
              form={form}
              name="domainName"
              description={t('admin.domainHelp')}
              maxLength={DOMAIN_LIMITS.longest}
              autoComplete="off"
            />
            <FormRadioGroup
              form={form}
              name="kind"
              options={KINDS.map((id) => ({
                id,
                label: t(id === 'company' ? 'admin.companyDomain' : 'admin.thirdParty'),
              }))}
            />
          </>
        )}
        <FormSwitch form={form} name="allow_sub_domains" description={t('admin.subdomainsHelp')} />
      </BoundForm>
    </Dialog>
  )
}
