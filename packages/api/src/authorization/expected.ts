import type { Expectation } from './expectation.ts'
import { ACTIVITY_EXPECTED } from './expected-activity.ts'
import { CONTENT_EXPECTED } from './expected-content.ts'
import { DICTIONARY_EXPECTED } from './expected-dictionary.ts'
import { PARTNERS_EXPECTED } from './expected-partners.ts'
import { REVIEW_EXPECTED } from './expected-review.ts'
import { GLOBAL_EXPECTED } from './expected-global.ts'
import { SUPPORT_EXPECTED } from './expected-support.ts'

export type { Expectation, Role, Rule } from './expectation.ts'

/** A client can repeat the request after a lost response, while access is already pending. */
const REGISTERS: Expectation = {
  by: 'PRF-01 SES-10',
  who: 'signed in',
  gates: ['REGISTRATION_INCOMPLETE', 'ACCESS_PENDING'],
  about: 'their company',
  writes: true,
}

/** Users read the terms when they accept them: at registration, and after a new version. */
const READS_TERMS: Expectation = {
  by: 'TRM-01 TRM-02 SES-10',
  who: 'signed in',
  gates: ['REGISTRATION_INCOMPLETE', 'TERMS_NOT_ACCEPTED'],
  about: 'their company',
}

/** Internal users request access, including those without grants. */
const REQUESTS_ACCESS: Expectation = {
  by: 'ACC-01 ACC-03 ROL-15 SES-10',
  needs: 'CREATE ACCESS_REQUEST',
  who: ['internal'],
  gates: 'open without access',
  about: 'themselves',
}

/** Internal users without access can still view their own requests. */
const OWN_VIEWS: Expectation = {
  by: 'SES-18 SES-10 ROL-13 ROL-15',
  needs: 'UPDATE USER_SETTINGS',
  who: 'not blocked',
  gates: 'open without access',
  about: 'themselves',
}
const CHANGES_VIEWS: Expectation = {
  ...OWN_VIEWS,
  by: 'SES-18 SES-10 ROL-13 ROL-15 ROL-04',
  writes: true,
  spectators: true,
}

/** Administrators read their company's users, as do users who act for it. */
const READS_USERS: Expectation = {
  by: 'ROL-08 USR-10',
  needs: 'LIST USER',
  who: ['SA ctx', 'SP ctx', 'AD', 'BA'],
  about: 'their company',
}
const writesUsers = (by: string, needs: string): Expectation => ({
  by: `ROL-08 ROL-04 ${by}`,
  needs,
  who: ['SA ctx', 'AD', 'BA'],
  about: 'their company',
  writes: true,
})
const writesDomains = (by: string, needs: string): Expectation => ({
  by: `ROL-09 ROL-04 ${by}`,
  needs,
  who: ['SA ctx', 'AD'],
  about: 'their company',
  writes: true,
})

/** Every call by its id. It comes from the requirements, never from the contract, because the test compares the two. */
export const EXPECTED: Readonly<Record<string, Expectation>> = {
  ...ACTIVITY_EXPECTED,
  ...CONTENT_EXPECTED,
  ...DICTIONARY_EXPECTED,
  ...PARTNERS_EXPECTED,
  ...REVIEW_EXPECTED,
  ...GLOBAL_EXPECTED,
  ...SUPPORT_EXPECTED,
  'access.overview': { by: 'RTE-52 SES-10', who: 'signed in', gates: 'open', about: 'themselves' },
  'access.companies': REQUESTS_ACCESS,
  'access.requests': REQUESTS_ACCESS,
  'access.create': { ...REQUESTS_ACCESS, by: 'ACC-02 ROL-15 SES-10', writes: true },
  'access.cancel': { ...REQUESTS_ACCESS, by: 'ACC-03 ROL-15 SES-10', writes: true },

  'analytics.events': { by: 'ANL-01 SES-10', who: 'anyone', writes: true, spectators: true },
  'banners.list': { by: 'BAN-04', who: 'anyone' },
  'operations.banners': { by: 'RTE-51 ROL-16', who: ['SA', 'SP'] },
  'operations.saveBanner': { by: 'BAN-05 ROL-16', needs: 'UPDATE BANNER', who: ['SA'], writes: true },
  'operations.deleteBanner': { by: 'BAN-05 ROL-16', needs: 'UPDATE BANNER', who: ['SA'], writes: true },
  'config.config': { by: 'CFG-01', who: 'anyone' },
  'config.site': { by: 'CFG-04', who: 'anyone' },

  'domains.list': {
    by: 'ROL-09 DOM-02',
    needs: 'LIST EMAIL_DOMAIN',
    who: ['SA ctx', 'SP ctx', 'AD'],
    about: 'their company',
  },
  'domains.add': writesDomains('DOM-03', 'CREATE EMAIL_DOMAIN'),
  'domains.edit': writesDomains('DOM-04', 'UPDATE EMAIL_DOMAIN'),
  'domains.remove': writesDomains('DOM-04', 'DELETE EMAIL_DOMAIN'),

  'flags.list': { by: 'FLG-03', who: 'anyone' },
  'operations.flags': { by: 'RTE-51 ROL-16', who: ['SA', 'SP'] },
  'operations.updateFlag': { by: 'FLG-03 ROL-16', needs: 'UPDATE FEATURE_FLAG', who: ['SA'], writes: true },

  'operations.mails': { by: 'RTE-51 SRV-10', who: ['SA', 'SP'] },
  'operations.resendMail': { by: 'RTE-51 SRV-10 ROL-04', who: ['SA'], writes: true },

  'jobs.list': { by: 'SRV-07', who: 'signed in' },
  'jobs.read': { by: 'SRV-07', who: 'signed in' },
  'jobs.stop': { by: 'SRV-07 ROL-04', who: 'signed in', writes: true, spectators: true },
  'jobs.file': { by: 'SRV-11', who: 'signed in' },
  'jobs.failedRows': { by: 'USR-17 SRV-11', who: 'signed in' },
  'jobs.download': { by: 'SRV-11', who: 'signed in' },

  'companies.list': { by: 'ROL-14', needs: 'LIST COMPANY', who: ['SA', 'SP'] },
  'companies.facets': { by: 'ROL-14', needs: 'LIST COMPANY', who: ['SA', 'SP'] },
  'companies.types': { by: 'ROL-14', needs: 'LIST COMPANY', who: ['SA', 'SP'] },
  'companies.statuses': { by: 'ROL-14', needs: 'LIST COMPANY', who: ['SA', 'SP'] },
  'companies.mine': { by: 'SES-15 SES-10', who: 'signed in', about: 'themselves' },
  'companies.sponsoredSuppliers': {
    by: 'CPY-05 ROL-12',
    needs: 'SWITCH COMPANY',
    who: ['SA', 'switcher'],
    about: 'their company',
  },
  'companies.setContext': {
    by: 'CTX-01 ROL-14 ROL-04',
    needs: 'LIST COMPANY',
    who: ['SA', 'SP'],
    writes: true,
    spectators: true,
  },
  'companies.switchContext': { by: 'CTX-02 ROL-12', needs: 'SWITCH COMPANY', who: ['SA', 'switcher'], writes: true },
  'companies.resetContext': {
    by: 'CTX-01 ROL-04',
    who: 'signed in',
    writes: true,
    spectators: true,
    leavesCompany: true,
  },

  'products.list': { by: 'PRD-04 SES-10', who: 'signed in', gates: 'open without access' },
  'products.restrictedLaunch': { by: 'PRD-05 SES-10', who: 'signed in' },
  'products.learn': { by: 'SES-10', who: 'anyone' },

  'users.registration': {
    by: 'PRF-01 SES-10',
    who: 'signed in',
    gates: ['REGISTRATION_INCOMPLETE'],
    about: 'their company',
  },
  'users.completeRegistration': REGISTERS,
  'users.completeBasicRegistration': REGISTERS,
  'users.readProfile': { by: 'PRF-02 SRV-05', who: 'signed in', about: 'their company' },
  'users.writeProfile': {
    by: 'PRF-02 ROL-13 ROL-04',
    needs: 'UPDATE USER_SETTINGS',
    who: 'not blocked',
    about: 'their company',
    writes: true,
  },
  'users.counts': { ...READS_USERS, by: 'ROL-08 USR-01' },
  'users.active': READS_USERS,
  'users.activeFacets': READS_USERS,
  'users.pending': READS_USERS,
  'users.pendingFacets': READS_USERS,
  'users.blocked': READS_USERS,
  'users.exportUsers': { ...READS_USERS, needs: 'EXPORT USER', by: 'ROL-08 USR-19' },
  'users.startExport': {
    ...READS_USERS,
    needs: 'EXPORT USER',
    by: 'ROL-08 ROL-04 USR-19',
    writes: true,
    spectators: true,
  },
  'users.user': READS_USERS,
  'users.companyProducts': { ...READS_USERS, by: 'ROL-08 USR-22' },
  'users.checkEmails': writesUsers('USR-11', 'CREATE USER'),
  'users.addUser': writesUsers('USR-12', 'CREATE USER'),
  'userImports.bulkAdd': writesUsers('USR-17', 'CREATE USER'),
  'userImports.bulkEdit': writesUsers('USR-17', 'UPDATE USER'),
  'userImports.template': { ...READS_USERS, by: 'ROL-08 USR-17' },
  'userImports.preview': { ...READS_USERS, by: 'ROL-08 USR-17' },
  'userImports.previewAdd': writesUsers('USR-17', 'CREATE USER'),
  'userImports.previewEdit': writesUsers('USR-17', 'UPDATE USER'),
  'userImports.updatePreview': writesUsers('USR-17', 'CREATE USER'),
  'users.editUser': writesUsers('USR-13', 'UPDATE USER'),
  'users.deleteUsers': writesUsers('USR-14', 'DELETE USER'),
  'users.blockUsers': writesUsers('USR-15', 'BLOCK USER'),
  'users.unblockUsers': writesUsers('USR-15', 'UNBLOCK USER'),
  'users.resendInvitation': writesUsers('USR-16', 'UPDATE USER'),
  'users.renewInvitation': writesUsers('USR-07', 'UPDATE USER'),
  'tableViews.list': OWN_VIEWS,
  'tableViews.create': CHANGES_VIEWS,
  'tableViews.update': CHANGES_VIEWS,
  'tableViews.remove': CHANGES_VIEWS,

  'legal.publicTerms': { by: 'TRM-01 RTE-47', who: 'anyone' },
  'legal.publicTermsPdf': { by: 'TRM-01 RTE-47', who: 'anyone' },
  'legal.privacyPolicy': { by: 'SCR-08 RTE-47', who: 'anyone', tenants: ['US', 'CA'] },
  'legal.terms': READS_TERMS,
  'legal.termsPdf': READS_TERMS,
  'legal.acceptTerms': {
    by: 'TRM-02 SES-10',
    who: 'signed in',
    gates: ['TERMS_NOT_ACCEPTED'],
    about: 'their company',
    writes: true,
  },
  'legal.addendum': {
    by: 'DSA-01 PRF-01 SES-10',
    who: 'signed in',
    gates: ['REGISTRATION_INCOMPLETE', 'ADDENDUM_NOT_ACCEPTED'],
    about: 'their company',
  },
  'legal.addendumPdf': {
    by: 'DSA-01 TRM-01 SES-10',
    who: 'signed in',
    gates: ['REGISTRATION_INCOMPLETE', 'ADDENDUM_NOT_ACCEPTED'],
    about: 'their company',
  },
  'legal.acceptAddendum': {
    by: 'DSA-02 SES-10',
    who: ['AD', 'BA'],
    gates: ['ADDENDUM_NOT_ACCEPTED'],
    about: 'their company',
    writes: true,
  },
  'legal.nda': { by: 'NDA-03 SES-10', who: 'signed in', gates: ['NDA_NOT_ACCEPTED'] },
  'legal.ndaPdf': { by: 'NDA-03 TRM-01 SES-10', who: 'signed in', gates: ['NDA_NOT_ACCEPTED'] },
  'legal.acceptNda': {
    by: 'NDA-01 SES-10',
    who: 'signed in',
    gates: ['NDA_NOT_ACCEPTED'],
    about: 'themselves',
    writes: true,
  },
  'legal.accepted': { by: 'TRM-02 NDA-01 DSA-02 SRV-05', who: 'signed in', about: 'themselves' },
  'legal.acceptedText': { by: 'TRM-02 NDA-01 DSA-02 SRV-05', who: 'signed in', about: 'themselves' },
  'legal.acceptedPdf': { by: 'TRM-02 NDA-01 DSA-02 SRV-05', who: 'signed in', about: 'themselves' },

  'session.authStatus': { by: 'SES-01 SES-10', who: 'signed in', gates: 'open' },
  'session.userContext': { by: 'SES-13 SES-10', who: 'signed in', gates: 'open' },
  'session.userInfo': { by: 'SES-13 SES-10', who: 'signed in', about: 'themselves' },
  'session.attributes': { by: 'SES-14 SES-10', who: 'signed in', gates: 'open', about: 'themselves' },
  'session.readPreferences': { by: 'SES-16 SES-10', who: 'signed in', gates: 'open', about: 'themselves' },
  'session.writePreferences': {
    by: 'SES-16 SES-10 ROL-13 ROL-04',
    needs: 'UPDATE USER_SETTINGS',
    who: 'not blocked',
    gates: 'open',
    about: 'themselves',
    writes: true,
    spectators: true,
  },
  'session.languages': { by: 'I18N-02', who: 'anyone' },
  'session.extend': { by: 'B-02 SES-06', who: 'signed in', gates: 'open', writes: true, spectators: true },

  'session.login': { by: 'SES-02', who: 'anyone' },
  'session.signInDetails': { by: 'SES-03', who: 'anyone' },
  'session.signIn': { by: 'SES-03', who: 'anyone', writes: true, spectators: true },
  'session.logout': { by: 'SES-05', who: 'anyone', writes: true, spectators: true },
  'session.logoutEverywhere': { by: 'SES-05', who: 'signed in', gates: 'open', writes: true, spectators: true },
  'session.passwordResetLink': { by: 'SES-04', who: 'anyone' },
  'session.passwordResetDetails': { by: 'SES-04', who: 'anyone' },
  'session.requestPasswordReset': { by: 'SES-04', who: 'anyone', writes: true, spectators: true },
  'session.resetPassword': { by: 'SES-04', who: 'anyone', writes: true, spectators: true },
}

/** The expectation of a call. Throws an error that explains how to add a missing row. */
export function expectationOf(id: string): Expectation {
  const found = EXPECTED[id]
  if (found) return found
  throw new Error(
    `No row says who can call ${id}: add its row to packages/api/src/authorization/expected.ts, from the requirements alone, such as '${id}': { by: 'ROL-08', needs: 'LIST USER', who: ['SA ctx', 'SP ctx', 'AD', 'BA'], about: 'their company' }.`,
  )
}
