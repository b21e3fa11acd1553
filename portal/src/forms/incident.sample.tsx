import { Breadcrumbs, Button, FieldGroup, Page, Stack } from '@tessera/ui'
import type { UploadContext } from '@tessera/ui'
import type { ReactNode } from 'react'
import { BoundForm } from './BoundForm.tsx'
import { FormCheckbox, FormFileUpload, FormRadioGroup, FormTextArea, FormTextField } from './fields.tsx'
import { FormDatePicker } from './FormDatePicker.tsx'
import { FormSelect } from './FormSelect.tsx'
import type { IncidentWords } from './incident-words.sample.ts'
import { isoDay, z } from './schema.ts'
import type { DraftOffer } from './use-draft.ts'
import { useZodForm } from './use-zod-form.ts'

const FILE_TYPES = ['.pdf', '.png', '.jpg', '.jpeg', '.xlsx', '.csv', '.docx', '.txt']
const HAS_DIGITS = /^(?:\D*\d){7,15}\D*$/

const schema = z.object({
  account: z.string().min(1),
  kind: z.string().min(1),
  happened: isoDay().nullable(),
  situation: z.string().min(1).max(2000),
  firstName: z.string().min(1),
  lastName: z.string().min(1),
  company: z.string().min(1),
  phone: z.string().refine((phone) => HAS_DIGITS.test(phone), { params: { code: 'phone' } }),
  email: z.email(),
  onBehalf: z.boolean(),
  files: z.array(z.any()),
})

interface IncidentPageProps {
  words: IncidentWords
  onSubmit: () => Promise<void>
  upload: (file: File, context: UploadContext) => Promise<string>
  /** What was left in the form before. */
  draft?: DraftOffer
}

/** A page with a form: its sections, each kind of field, its errors and what was left in it. */
export function IncidentPage({ words, onSubmit, upload, draft }: IncidentPageProps): ReactNode {
  const { title, text, submit, cancel } = words
  const bound = useZodForm({
    schema,
    name: 'incident',
    labels: words.labels,
    defaultValues: {
      account: undefined,
      kind: '',
      happened: null,
      situation: '',
      firstName: 'Dana',
      lastName: 'Reyes',
      company: 'Bright Foods',
      phone: '',
      email: 'dana@brightfoods',
      onBehalf: false,
      files: [],
    },
    onSubmit,
  })
  const form = { ...bound, draft: draft ?? bound.draft }
  return (
    <Page
      width="form"
      title={title}
      description={text}
      breadcrumbs={
        <Breadcrumbs aria-label={words.way} items={[{ label: words.area, href: '/support' }, { label: title }]} />
      }
    >
      <BoundForm
        form={form}
        submitLabel={submit}
        aria-label={title}
        actions={<Button variant="quiet">{cancel}</Button>}
      >
        <FieldGroup label={words.question}>
          <FormRadioGroup form={form} name="account" orientation="horizontal" options={words.accounts} />
          <FormSelect form={form} name="kind" placeholder={words.kindPlaceholder} options={words.kinds} />
          <FormDatePicker form={form} name="happened" description={words.happenedHelp} />
          <FormTextArea form={form} name="situation" description={words.situationHelp} maxLength={2000} />
        </FieldGroup>
        <Stack gap={4}>
          <FieldGroup label={words.contact} description={words.contactHelp} columns={2}>
            <FormTextField form={form} name="firstName" autoComplete="given-name" />
            <FormTextField form={form} name="lastName" autoComplete="family-name" />
            <FormTextField form={form} name="company" autoComplete="organization" />
            <FormTextField form={form} name="phone" type="tel" autoComplete="tel" />
            <FormTextField form={form} name="email" type="email" maxLength={254} autoComplete="email" />
          </FieldGroup>
          <FormCheckbox form={form} name="onBehalf" />
        </Stack>
        <FormFileUpload
          form={form}
          name="files"
          description={words.filesHelp}
          isRequired={false}
          accept={FILE_TYPES}
          maxBytes={10_485_760}
          maxFiles={1}
          upload={upload}
        />
      </BoundForm>
    </Page>
  )
}
