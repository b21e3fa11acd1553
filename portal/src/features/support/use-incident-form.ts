import type { SupportLists } from '@tessera/contract'
import { useRef } from 'react'
import type { ZodForm } from '../../forms/use-zod-form.ts'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { useIntl } from '../../messages/intl.tsx'
import { incidentText } from './field-texts.ts'
import type { IncidentInput } from './incident-schema.ts'
import { incidentSchema, LEVELS } from './incident-schema.ts'

/** The fields about the contact when a user files the incident for another person. */
const PERSON = ['firstName', 'lastName', 'companyName', 'callBackNumber', 'primaryContactEmail'] as const
type Person = Pick<IncidentInput, (typeof PERSON)[number]>

/** The form's initial values. */
export type IncidentDefaults = Partial<Person & Pick<IncidentInput, 'supportType' | 'situationDescription'>>

interface Options {
  lists: SupportLists
  defaults: IncidentDefaults
  onSubmit: (values: IncidentInput) => Promise<void>
}

/** The form of an incident and its state. */
export interface WrittenIncident {
  form: ZodForm<IncidentInput>
  lists: SupportLists
  /** Clears the choices that depend on a changed level. */
  clearBelow: (level: 'supportType' | (typeof LEVELS)[number]) => void
  /** Clears the contact for another person, or restores the previous one. */
  changePerson: (isOnBehalf: boolean) => void
}

/** Returns the form of an incident, in the reader's language. */
export function useIncidentForm({ lists, defaults, onSubmit }: Options): WrittenIncident {
  const { t, locale } = useIntl()
  const empty: Person = { firstName: '', lastName: '', companyName: '', callBackNumber: '', primaryContactEmail: '' }
  const form: ZodForm<IncidentInput> = useZodForm({
    schema: incidentSchema(lists),
    name: 'incident',
    defaultValues: {
      accountType: undefined,
      supportType: undefined,
      issue: null,
      issueType: null,
      subIssueType: null,
      situationDescription: '',
      ...empty,
      onBehalf: false,
      files: [],
      ...defaults,
    },
    labels: {
      accountType: t('newIncident.accountType'),
      supportType: t('newIncident.supportType'),
      issue: t('newIncident.issue'),
      issueType: t('newIncident.issueType'),
      subIssueType: t('newIncident.subIssueType'),
      situationDescription: t('newIncident.situation'),
      onBehalf: t('newIncident.onBehalf'),
      firstName: t('newIncident.firstName'),
      lastName: t('newIncident.lastName'),
      companyName: t('newIncident.company'),
      callBackNumber: t('newIncident.phone'),
      primaryContactEmail: t('newIncident.email'),
      files: t('newIncident.file'),
    },
    firstCheck: 'blur',
    fieldText: (field, code) => incidentText(locale, field, code),
    fieldOf: (field) => (field === 'file' ? 'files' : field),
    showsFailure: true,
    keepsForStrangers: true,
    onSubmit,
  })
  const { setValue, clearErrors } = form
  const before = useRef<Person>({ ...empty, ...defaults })
  return {
    form,
    lists,
    clearBelow: (level) => {
      for (const footerActions of LEVELS.slice(level === 'supportType' ? 0 : LEVELS.indexOf(level) + 1)) {
        setValue(footerActions, null, { shouldDirty: true })
        clearErrors(footerActions)
      }
    },
    changePerson: (isOnBehalf) => {
      const next = isOnBehalf ? empty : before.current
      if (isOnBehalf) before.current = form.getValues()
      for (const field of PERSON) setValue(field, next[field], { shouldDirty: true })
      clearErrors([...PERSON])
    },
  }
}
