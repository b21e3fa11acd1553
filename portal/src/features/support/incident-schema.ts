import type { DependentList, IncidentDetailInput, SupportLists } from '@tessera/contract'
import { isEmail, isPhone, LIMITS, loginIdOf, optionsBelow, PARENT_LEVELS, phoneLine } from '@tessera/contract'
import { longText, shortText } from '../../forms/person.ts'
import { z } from '../../forms/schema.ts'

/** The dependent choices, from the first to the last. */
export const LEVELS = ['issue', 'issueType', 'subIssueType'] as const satisfies readonly DependentList[]

type Choices = { supportType: string } & Partial<Record<DependentList, string | null>>

/** Returns the active options of a dependent level for the current choices; none if its level is omitted. */
export function optionsOf(lists: SupportLists, level: DependentList, values: Choices) {
  const active = (lists[level] ?? []).filter((item) => item.active)
  return optionsBelow(active, values[PARENT_LEVELS[level]] ?? null)
}

/** Returns the choice of a dependent level if it is one of its options. */
function chosen(lists: SupportLists, level: DependentList, values: Choices): string | null {
  return optionsOf(lists, level, values).find(({ id }) => id === values[level])?.id ?? null
}

/** With `when`, a level is validated even if other fields are invalid, unless one of those aborts. */
const required = (level: DependentList) => ({ path: [level], when: () => true, params: { code: 'required' } })

const choice = z.string().nullable()

/** The incident form; a dependent level is required only if it has options. */
export function incidentSchema(lists: SupportLists) {
  const isAnswered =
    (level: DependentList) =>
    (values: Choices): boolean =>
      optionsOf(lists, level, values).length === 0 || chosen(lists, level, values) !== null
  return z
    .object({
      accountType: z.string().min(1),
      supportType: z.string().min(1),
      issue: choice,
      issueType: choice,
      subIssueType: choice,
      situationDescription: longText(LIMITS.textArea),
      firstName: shortText.min(1),
      lastName: shortText.min(1),
      companyName: shortText.min(1),
      callBackNumber: z
        .string()
        .overwrite(phoneLine)
        .refine((text) => text.length <= LIMITS.text && isPhone(text), { params: { code: 'phone' } }),
      primaryContactEmail: z
        .string()
        .overwrite(loginIdOf)
        .refine(isEmail, { params: { code: 'email' } }),
      onBehalf: z.boolean(),
      files: z.array(z.any()),
    })
    .refine(isAnswered('issue'), required('issue'))
    .refine(isAnswered('issueType'), required('issueType'))
    .refine(isAnswered('subIssueType'), required('subIssueType'))
}

/** The values of the form. */
export type IncidentInput = z.input<ReturnType<typeof incidentSchema>>

/** Returns the form as it is sent, without choices that its lists no longer have. */
export function detailOf(
  lists: SupportLists,
  values: Omit<IncidentInput, 'files'>,
  locale: IncidentDetailInput['locale'],
): IncidentDetailInput {
  const choices = Object.fromEntries(LEVELS.map((level) => [level, chosen(lists, level, values)]))
  return { ...values, ...choices, locale }
}
