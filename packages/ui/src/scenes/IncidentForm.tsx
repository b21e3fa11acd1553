import { useState } from 'react'
import { DatePicker } from '../entries/date-picker.ts'
import {
  Button,
  Checkbox,
  FieldGroup,
  FileUpload,
  Form,
  InlineAlert,
  Page,
  RadioGroup,
  Stack,
  TextArea,
  TextField,
} from '../entries/index.ts'
import { Select } from '../entries/select.ts'
import { pretend } from '../components/FileUpload/FileUpload.sample.ts'
import { Frame } from './Frame.tsx'
import { emptyIncident, type Incident, problemsOf } from './incident-check.ts'
import type { IncidentWords } from './incident-words.ts'

const types = ['.pdf', '.png', '.jpg', '.jpeg', '.xlsx', '.csv', '.docx', '.txt']

interface SectionProps {
  words: IncidentWords
  /** Value, error and change of one field. */
  bind: <Field extends keyof Incident>(
    field: Field,
  ) => {
    name: Field
    value: Incident[Field]
    errorMessage: string | undefined
    onChange: (value: Incident[Field]) => void
  }
}

function Question({ words, bind }: SectionProps) {
  return (
    <FieldGroup label={words.question}>
      <RadioGroup
        {...bind('account')}
        label={words.account}
        orientation="horizontal"
        isRequired
        options={[
          { id: '25', label: words.supplier },
          { id: '23', label: words.associate },
        ]}
      />
      <Select
        {...bind('kind')}
        label={words.kind}
        placeholder={words.kindPlaceholder}
        isRequired
        options={[
          { id: '1463', label: words.access },
          { id: '1464', label: words.product },
          { id: '1465', label: words.data },
        ]}
      />
      <DatePicker {...bind('happened')} label={words.happened} description={words.happenedHelp} isRequired={false} />
      <TextArea
        {...bind('situation')}
        label={words.situation}
        description={words.situationHelp}
        maxLength={2000}
        isRequired
      />
    </FieldGroup>
  )
}

function Contact({ words, bind }: SectionProps) {
  const { value: onBehalf, ...behalf } = bind('onBehalf')
  return (
    <Stack gap={4}>
      <FieldGroup label={words.contact} description={words.contactHelp} columns={2}>
        <TextField {...bind('firstName')} label={words.firstName} autoComplete="given-name" isRequired />
        <TextField {...bind('lastName')} label={words.lastName} autoComplete="family-name" isRequired />
        <TextField {...bind('company')} label={words.company} autoComplete="organization" isRequired />
        <TextField {...bind('phone')} label={words.phone} type="tel" autoComplete="tel" isRequired />
        <TextField
          {...bind('email')}
          label={words.email}
          type="email"
          maxLength={254}
          autoComplete="email"
          isRequired
        />
      </FieldGroup>
      <Checkbox {...behalf} isSelected={onBehalf}>
        {words.onBehalf}
      </Checkbox>
    </Stack>
  )
}

/** The new incident form as the portal composes it, with its checks. */
export function IncidentForm({ words, locale }: { words: IncidentWords; locale: string }) {
  const [incident, setIncident] = useState(emptyIncident)
  const [wasSent, setWasSent] = useState(false)
  const problems = problemsOf(incident, words)
  const isRight = Object.keys(problems).length === 0

  const bind: SectionProps['bind'] = (field) => ({
    name: field,
    value: incident[field],
    errorMessage: wasSent ? problems[field] : undefined,
    onChange: (value) => setIncident({ ...incident, [field]: value }),
  })

  return (
    <Frame locale={locale} area="support">
      <Page title={words.title} description={words.text}>
        {wasSent && isRight ? (
          <InlineAlert tone="success">{words.sent}</InlineAlert>
        ) : (
          <Form
            aria-label={words.title}
            errors={Object.entries(problems).map(([field, message]) => ({ field, message }))}
            onSubmit={() => setWasSent(true)}
            actions={
              <>
                <Button type="submit" variant="primary">
                  {words.submit}
                </Button>
                <Button variant="quiet">{words.cancel}</Button>
              </>
            }
          >
            <Question words={words} bind={bind} />
            <Contact words={words} bind={bind} />
            <FileUpload
              label={words.attachment}
              description={words.attachmentHelp}
              isRequired={false}
              accept={types}
              maxBytes={10_485_760}
              maxFiles={1}
              upload={pretend}
            />
          </Form>
        )}
      </Page>
    </Frame>
  )
}
