import * as z from 'zod'
import { COMPANY_TYPES } from '../companies/rules.ts'
import { oneCompany } from '../companies/schemas.ts'
import { LIMITS } from '../limits.ts'
import { LOCALES } from '../locales.ts'
import { ownLoginId } from '../session/schemas.ts'
import { ADDENDUM_VARIANTS, AGREED_DOCUMENTS } from './rules.ts'

const document = z.object({
  version: z.string(),
  title: z.string(),
  html: z.string(),
  /** The language of the text: the reader's, or en-US as a fallback. */
  locale: z.enum(LOCALES),
  effective_at: z.string(),
  /** The version that the reader, or their company, accepted last; absent without an accepted version or a session. */
  accepted: z
    .object({
      version: z.string(),
      accepted_at: z.iso.datetime(),
      /** Whether the accepted version has the same text as this one. */
      is_same_text: z.boolean(),
    })
    .optional(),
})

const content = z.object({
  content: z.object({ ...document.shape, items: z.array(z.never()) }),
})

const version = z.string().trim().min(1).max(LIMITS.text)
const acceptance = z.object({ version, accepted: z.literal(true) })
const accepted = z.object({ version: z.string(), accepted_at: z.string() })

const termsQuery = z.object({ companyType: z.enum(COMPANY_TYPES).optional() })
/** A link cannot send the language in a header. */
const pdfQuery = termsQuery.extend({ locale: z.enum(LOCALES).optional() })
const localeQuery = pdfQuery.pick({ locale: true })
const file = z.instanceof(Uint8Array)
const ndaAcceptance = z.object({ nda_version: version, accepted: z.literal(true), locale: z.enum(LOCALES) })
const acceptedDocument = z.object({
  document: z.enum(AGREED_DOCUMENTS),
  version: z.string(),
  accepted_at: z.iso.datetime(),
})
const ownDocument = ownLoginId.extend({ document: z.enum(AGREED_DOCUMENTS) })
const ndaAccepted = z.object({ nda_version: z.string(), accepted_at: z.string() })

/** Schemas of the legal calls. */
export const legalSchemas = {
  publicTerms: { query: termsQuery, answer: document },
  publicTermsPdf: { query: pdfQuery, answer: file },
  terms: { params: oneCompany, answer: document },
  termsPdf: { params: oneCompany, query: localeQuery, answer: file },
  acceptTerms: { params: oneCompany, body: acceptance, answer: accepted },
  addendum: {
    params: oneCompany,
    query: z.object({ variant: z.enum(ADDENDUM_VARIANTS).optional() }),
    answer: document,
  },
  addendumPdf: { params: oneCompany, query: localeQuery, answer: file },
  acceptAddendum: { params: oneCompany, body: acceptance, answer: accepted },
  nda: { answer: content },
  ndaPdf: { query: localeQuery, answer: file },
  acceptNda: { params: ownLoginId, body: ndaAcceptance, answer: ndaAccepted },
  privacyPolicy: { answer: content },
  accepted: { params: ownLoginId, answer: z.object({ content: z.array(acceptedDocument) }) },
  acceptedText: { params: ownDocument, answer: document },
  acceptedPdf: { params: ownDocument, query: localeQuery, answer: file },
}

export type LegalText = z.infer<typeof document>
export type AcceptedDocument = z.infer<typeof acceptedDocument>
export type Accepted = z.infer<typeof accepted>
