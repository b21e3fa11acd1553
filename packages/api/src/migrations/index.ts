import type { Migration } from 'kysely'
import * as foundation from './0001-foundation.ts'
import * as activity from './0002-activity.ts'
import * as mail from './0003-mail.ts'
import * as language from './0004-language.ts'
import * as limits from './0005-limits.ts'
import * as people from './0006-people.ts'
import * as once from './0007-once.ts'
import * as jobs from './0008-jobs.ts'
import * as log from './0009-log.ts'
import * as registration from './0010-registration.ts'
import * as legal from './0011-legal.ts'
import * as accessRequests from './0012-access-requests.ts'
import * as articles from './0014-articles.ts'
import * as tableViews from './0015-table-views.ts'
import * as flags from './0016-flags.ts'
import * as bannerVersions from './0017-banner-versions.ts'
import * as mailTries from './0018-mail-tries.ts'
import * as companyProducts from './0019-company-products.ts'
import * as jobCounts from './0020-job-counts.ts'
import * as domains from './0021-domains.ts'
import * as invitations from './0022-invitations.ts'
import * as administration from './0023-administration.ts'
import * as peopleInOrder from './0024-people-in-order.ts'
import * as jobFiles from './0025-job-files.ts'
import * as rehearsals from './0026-rehearsals.ts'
import * as uploads from './0027-uploads.ts'
import * as jobSubjects from './0028-job-subjects.ts'
import * as rehearsalVersions from './0029-rehearsal-versions.ts'
import * as namesInOneLine from './0030-names-in-one-line.ts'
import * as jobsOfCompanies from './0031-jobs-of-companies.ts'
import * as sheetsOfRehearsals from './0032-sheets-of-rehearsals.ts'
import * as support from './0033-support.ts'
import * as incidentWriters from './0034-incident-writers.ts'
import * as dictionary from './0035-dictionary.ts'
import * as content from './0036-content.ts'
import * as partners from './0039-partners.ts'
import * as activityLog from './0037-activity-log.ts'
import * as accessReviews from './0040-access-reviews.ts'
import * as activityOrder from './0041-activity-order.ts'
import * as userImports from './0042-user-imports.ts'
import * as standardNames from './0043-standard-names.ts'

/**
 * Every migration, in order. The list is only ever appended to, and names never change, because the database stores
 * them.
 */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-activity': activity,
  '0003-mail': mail,
  '0004-language': language,
  '0005-limits': limits,
  '0006-people': people,
  '0007-once': once,
  '0008-jobs': jobs,
  '0009-log': log,
  '0010-registration': registration,
  '0011-legal': legal,
  '0012-access-requests': accessRequests,
  '0014-articles': articles,
  '0015-table-views': tableViews,
  '0016-flags': flags,
  '0017-banner-versions': bannerVersions,
  '0018-mail-tries': mailTries,
  '0019-company-products': companyProducts,
  '0020-job-counts': jobCounts,
  '0021-domains': domains,
  '0022-invitations': invitations,
  '0023-administration': administration,
  '0024-people-in-order': peopleInOrder,
  '0025-job-files': jobFiles,
  '0026-rehearsals': rehearsals,
  '0027-uploads': uploads,
  '0028-job-subjects': jobSubjects,
  '0029-rehearsal-versions': rehearsalVersions,
  '0030-names-in-one-line': namesInOneLine,
  '0031-jobs-of-companies': jobsOfCompanies,
  '0032-sheets-of-rehearsals': sheetsOfRehearsals,
  '0033-support': support,
  '0034-incident-writers': incidentWriters,
  '0035-dictionary': dictionary,
  '0036-content': content,
  '0037-activity-log': activityLog,
  '0039-partners': partners,
  '0040-access-reviews': accessReviews,
  '0041-activity-order': activityOrder,
  '0042-user-imports': userImports,
  '0043-standard-names': standardNames,
}
