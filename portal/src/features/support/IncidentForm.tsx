import type { SupportListItem } from '@tessera/contract'
import { LIMITS } from '@tessera/contract'
import { FieldGroup, Grid, Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { BoundForm } from '../../forms/BoundForm.tsx'
import { FormAttachment, FormCheckbox, FormRadioGroup, FormTextArea, FormTextField } from '../../forms/fields.tsx'
import { FormFailure } from '../../forms/FormFailure.tsx'
import { FormSelect } from '../../forms/FormSelect.tsx'
import { SendingProgress } from '../../forms/SendingProgress.tsx'
import type { FileSending } from '../../forms/use-file-sending.ts'
import { useIntl } from '../../messages/intl.tsx'
import { LEVELS, optionsOf } from './incident-schema.ts'
import type { WrittenIncident } from './use-incident-form.ts'

const COLUMNS = { base: 1, medium: 2 } as const

const toOptions = (items: readonly SupportListItem[] = []) =>
  items.filter(({ active }) => active).map(({ id, title }) => ({ id, label: title }))

interface IncidentFormProps {
  incident: WrittenIncident
  /** The most bytes of a file. */
  maxBytes: number
  /** The upload of the file. */
  sending: FileSending
}

/** The form for a question, its contact, and a file that is sent with it. */
export function IncidentForm({ incident, maxBytes, sending }: IncidentFormProps): ReactNode {
  const { t } = useIntl()
  const { form, changePerson } = incident
  const [file] = form.watch('files')
  return (
    <BoundForm
      form={form}
      submitLabel={t('newIncident.submit')}
      submitRef={sending.submitRef}
      aria-label={t('support.create')}
    >
      <Question {...incident} />
      <FieldGroup label={t('newIncident.contact')} description={t('newIncident.contactHelp')}>
        <FormCheckbox form={form} name="onBehalf" onChange={changePerson} />
        <Grid columns={COLUMNS}>
          <FormTextField form={form} name="firstName" autoComplete="given-name" />
          <FormTextField form={form} name="lastName" autoComplete="family-name" />
          <FormTextField form={form} name="companyName" autoComplete="organization" />
          <FormTextField form={form} name="callBackNumber" type="tel" autoComplete="tel" />
          <FormTextField
            form={form}
            name="primaryContactEmail"
            type="email"
            maxLength={LIMITS.email}
            autoComplete="email"
          />
        </Grid>
      </FieldGroup>
      <Stack gap={4}>
        <FormAttachment
          form={form}
          name="files"
          description={t('newIncident.fileHelp')}
          isDisabled={form.isPending}
          maxBytes={maxBytes}
        />
        <SendingProgress sending={sending} file={file?.name ?? ''} />
        <FormFailure form={form} />
      </Stack>
    </BoundForm>
  )
}

/** The choices, each below the one it depends on, and the description. */
function Question({ form, lists, clearBelow }: WrittenIncident): ReactNode {
  const { t } = useIntl()
  const [supportType, issue, issueType] = form.watch(['supportType', 'issue', 'issueType'])
  return (
    <FieldGroup label={t('newIncident.question')}>
      <FormRadioGroup form={form} name="accountType" orientation="horizontal" options={toOptions(lists.accountType)} />
      <FormSelect
        form={form}
        name="supportType"
        options={toOptions(lists.supportType)}
        onChange={() => clearBelow('supportType')}
      />
      {LEVELS.map((level) => {
        const options = toOptions(optionsOf(lists, level, { supportType, issue, issueType }))
        return (
          options.length > 0 && (
            <FormSelect
              key={level}
              form={form}
              name={level}
              isRequired
              options={options}
              onChange={() => clearBelow(level)}
            />
          )
        )
      })}
      <FormTextArea form={form} name="situationDescription" description={t('newIncident.situationHelp')} />
    </FieldGroup>
  )
}
