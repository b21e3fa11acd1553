import { defineCalls, READ } from '../call.ts'
import { MEDIA_TYPES } from '../files.ts'
import type { legalSchemas } from './schemas.ts'

/** A PDF costs far more than other responses, and no user needs dozens a minute. */
const PDF = { mediaTypes: [MEDIA_TYPES.pdf], rateLimit: 20 } as const
const ACCEPTS = { method: 'POST', localized: false, writes: true } as const

/**
 * Documents that users read and accept. A user can read a document during registration, and while its gate is closed.
 */
export const legalCalls = /* @__PURE__ */ defineCalls<typeof legalSchemas>(
  'legal',
  { ...READ, access: 'session', scope: 'company', openUnder: [], localized: true },
  {
    publicTerms: { path: 'companies/public/terms', access: 'public', openUnder: 'all', scope: 'none' },
    publicTermsPdf: { ...PDF, path: 'companies/public/terms/pdf', access: 'public', openUnder: 'all', scope: 'none' },
    terms: { path: 'companies/:companyId/terms', openUnder: ['REGISTRATION_INCOMPLETE', 'TERMS_NOT_ACCEPTED'] },
    termsPdf: {
      ...PDF,
      path: 'companies/:companyId/terms/pdf',
      openUnder: ['REGISTRATION_INCOMPLETE', 'TERMS_NOT_ACCEPTED'],
    },
    acceptTerms: { ...ACCEPTS, path: 'companies/:companyId/terms/acceptance', openUnder: ['TERMS_NOT_ACCEPTED'] },
    addendum: {
      path: 'companies/:companyId/data-sharing-addendum',
      openUnder: ['REGISTRATION_INCOMPLETE', 'ADDENDUM_NOT_ACCEPTED'],
    },
    addendumPdf: {
      ...PDF,
      path: 'companies/:companyId/data-sharing-addendum/pdf',
      openUnder: ['REGISTRATION_INCOMPLETE', 'ADDENDUM_NOT_ACCEPTED'],
    },
    acceptAddendum: {
      ...ACCEPTS,
      path: 'companies/:companyId/data-sharing-addendum/acceptance',
      openUnder: ['ADDENDUM_NOT_ACCEPTED'],
      groups: ['ADMIN'],
    },
    nda: { path: 'core-services/content-management/nda', openUnder: ['NDA_NOT_ACCEPTED'], scope: 'none' },
    ndaPdf: {
      ...PDF,
      path: 'core-services/content-management/nda/pdf',
      openUnder: ['NDA_NOT_ACCEPTED'],
      scope: 'none',
    },
    acceptNda: {
      ...ACCEPTS,
      path: 'v2/identity/users/:loginId/nda-acceptance',
      openUnder: ['NDA_NOT_ACCEPTED'],
      scope: 'self',
    },
    privacyPolicy: {
      path: 'core-services/content-management/privacy-policy',
      access: 'public',
      openUnder: 'all',
      scope: 'none',
      tenants: ['US', 'CA'],
    },
    accepted: { path: 'users/:loginId/accepted-documents', scope: 'self', localized: false },
    acceptedText: { path: 'users/:loginId/accepted-documents/:document', scope: 'self' },
    acceptedPdf: { ...PDF, path: 'users/:loginId/accepted-documents/:document/pdf', scope: 'self' },
  },
)
