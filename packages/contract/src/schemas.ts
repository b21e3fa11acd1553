import { accessSchemas } from './access/schemas.ts'
import { activitySchemas } from './activity/schemas.ts'
import { accessReviewsSchemas } from './access-reviews/schemas.ts'
import { analyticsSchemas } from './analytics/schemas.ts'
import { bannersSchemas } from './banners/schemas.ts'
import { challengeSchemas } from './challenge/schemas.ts'
import { companiesSchemas } from './companies/schemas.ts'
import { configSchemas } from './config/schemas.ts'
import { contactSchemas } from './contact/schemas.ts'
import { contentSchemas } from './content/schemas.ts'
import { dictionarySchemas } from './dictionary/schemas.ts'
import { domainsSchemas } from './domains/schemas.ts'
import { flagsSchemas } from './flags/schemas.ts'
import { globalUsersSchemas } from './global-users/schemas.ts'
import { incidentsSchemas } from './incidents/schemas.ts'
import { jobsSchemas } from './jobs/schemas.ts'
import { knowledgeBaseSchemas } from './knowledge-base/schemas.ts'
import { legalSchemas } from './legal/schemas.ts'
import { operationsSchemas } from './operations/schemas.ts'
import { partnersSchemas } from './partners/schemas.ts'
import { productsSchemas } from './products/schemas.ts'
import { releaseNotesSchemas } from './release-notes/schemas.ts'
import { sessionSchemas } from './session/schemas.ts'
import { tableViewsSchemas } from './table-views/schemas.ts'
import { userImportsSchemas } from './user-imports/schemas.ts'
import { usersSchemas } from './users/schemas.ts'

/** The schemas of every call, under the same area and name as its row. */
export const schemas = {
  config: configSchemas,
  session: sessionSchemas,
  users: usersSchemas,
  userImports: userImportsSchemas,
  tableViews: tableViewsSchemas,
  globalUsers: globalUsersSchemas,
  companies: companiesSchemas,
  domains: domainsSchemas,
  partners: partnersSchemas,
  dictionary: dictionarySchemas,
  products: productsSchemas,
  legal: legalSchemas,
  access: accessSchemas,
  activity: activitySchemas,
  accessReviews: accessReviewsSchemas,
  content: contentSchemas,
  knowledgeBase: knowledgeBaseSchemas,
  releaseNotes: releaseNotesSchemas,
  banners: bannersSchemas,
  flags: flagsSchemas,
  operations: operationsSchemas,
  challenge: challengeSchemas,
  contact: contactSchemas,
  incidents: incidentsSchemas,
  jobs: jobsSchemas,
  analytics: analyticsSchemas,
}
