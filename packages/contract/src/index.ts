export * from './access/list.ts'
export * from './access/rules.ts'
export * from './activity/events.ts'
export * from './activity/groups.ts'
export * from './activity/list.ts'
export * from './access-reviews/list.ts'
export * from './access-reviews/rules.ts'
export * from './activity/rules.ts'
export * from './activity/messages.ts'
export * from './analytics/rules.ts'
export * from './banners/rules.ts'
export * from './banners/written.ts'
export * from './bulk.ts'
export * from './call.ts'
export * from './calls.ts'
export * from './challenge/rules.ts'
export * from './companies/list.ts'
export * from './companies/rules.ts'
export * from './contact/list.ts'
export * from './content/rules.ts'
export * from './dictionary/rules.ts'
export * from './dictionary/texts.ts'
export * from './domains/list.ts'
export * from './domains/rules.ts'
export * from './error-texts.ts'
export * from './errors.ts'
export * from './files.ts'
export * from './fill-in.ts'
export * from './route-prefetch.ts'
export * from './flags/catalog.ts'
export * from './flags/rules.ts'
export * from './global-users/list.ts'
export * from './global-users/rules.ts'
export * from './headers.ts'
export * from './incidents/list.ts'
export * from './incidents/rules.ts'
export * from './incidents/saved-answers.ts'
export * from './incidents/texts.ts'
export * from './knowledge-base/rules.ts'
export * from './legal/rules.ts'
export * from './limits.ts'
export * from './links.ts'
export * from './jobs/rules.ts'
export * from './list.ts'
export * from './locales.ts'
export * from './operations/list.ts'
export * from './partners/list.ts'
export * from './partners/rules.ts'
export * from './paths.ts'
export * from './plain-text.ts'
export * from './products/rules.ts'
export * from './query.ts'
export * from './release-notes/rules.ts'
export * from './session/acting.ts'
export * from './session/admin-permissions.ts'
export * from './session/gates.ts'
export * from './session/role-permissions.ts'
export * from './session/permissions.ts'
export * from './session/rules.ts'
export * from './session/timezones.ts'
export * from './table-views/rules.ts'
export * from './tenants.ts'
export * from './user-imports/rules.ts'
export * from './users/administration.ts'
export * from './users/email.ts'
export * from './users/lifecycle.ts'
export * from './users/list.ts'
export * from './users/rules.ts'
export * from './date-formats.ts'
export * from './zoned-time.ts'
export type {
  AccessDecisionBody,
  AccessRequest,
  AccessRequestsQuery,
  CompanyChoice,
  CompanyChoices,
  CompanyChoicesQuery,
  MyAccess,
  NewAccessRequest,
  ReceivedFacetQuery,
  ReceivedRequest,
  ReceivedRequestsQuery,
} from './access/schemas.ts'
export type {
  ActivityActor,
  ActivityActorsQuery,
  ActivityDifference,
  ActivityEntry,
  ActivityEntryDetail,
  ActivityEventChoice,
  ActivityExport,
  ActivityExportInput,
  ActivityExportRequest,
  ActivityFacetQuery,
  ActivityQuery,
} from './activity/schemas.ts'
export type {
  AccessReview,
  Confirmation,
  DecisionChange,
  ListedReview,
  NewReview,
  ReviewsQuery,
  ReviewUser,
  ReviewUsersQuery,
} from './access-reviews/schemas.ts'
export type { AnalyticsEvent } from './analytics/schemas.ts'
export type { Banner, BannerChange, BannerText, StoredBanner } from './banners/schemas.ts'
export type { BotChallenge, Verification } from './challenge/schemas.ts'
export type {
  CompaniesQuery,
  Company,
  CompanyFacetQuery,
  CompanyPage,
  OwnCompany,
  SponsoredSupplier,
  Titled,
} from './companies/schemas.ts'
export type { ConfigValues, PortalConfig, Site } from './config/schemas.ts'
export type { ContactMessage, ContactQuery, NewContact } from './contact/schemas.ts'
export type {
  Content,
  ContentItem,
  ContentVersion,
  ManagedContent,
  ManagedContentDetail,
  SavedContent,
  ServiceAnswer,
  ServiceContent,
} from './content/schemas.ts'
export type {
  DictionaryEntry,
  DictionaryEntryDetail,
  DictionaryExport,
  DictionaryMatch,
  DictionaryPage,
  DictionarySuggestion,
  MissedSearch,
} from './dictionary/schemas.ts'
export type { NewPartner, Partner, PartnerAgency, PartnerDetail, PartnersQuery } from './partners/schemas.ts'
export type { Domain, DomainChanges, DomainsQuery, NewDomain } from './domains/schemas.ts'
export type { Flag, FlagChange, FlagSetting } from './flags/schemas.ts'
export type {
  GlobalUser,
  GlobalUserChanges,
  GlobalUserChoices,
  GlobalUserDetail,
  GlobalUserFacetQuery,
  GlobalUsersExport,
  GlobalUsersExportRequest,
  GlobalUsersQuery,
  NewGlobalUser,
} from './global-users/schemas.ts'
export type {
  Incident,
  IncidentAttachment,
  IncidentDetail,
  IncidentDetailInput,
  IncidentNote,
  IncidentRow,
  IncidentsQuery,
  IncidentStatusChange,
  IncidentThread,
  AddedComment,
  NewIncident,
  QueueQuery,
  QueueRow,
  StaffChange,
  StaffIncident,
  StaffMember,
  SupportChoice,
  SupportListItem,
  SupportLists,
} from './incidents/schemas.ts'
export type { Job, JobStarted, JobSubject, ListedJob, RejectedRow } from './jobs/schemas.ts'
export type {
  ArticleVerdict,
  HierarchyNode,
  KnowledgeArticle,
  KnowledgeResult,
  ListedArticle,
  Workspace,
} from './knowledge-base/schemas.ts'
export type { Accepted, AcceptedDocument, LegalText } from './legal/schemas.ts'
export type { Mail, MailsQuery } from './operations/schemas.ts'
export type { ProductIntroduction, ProductTile, RestrictedLaunch } from './products/schemas.ts'
export type { ReleaseNote, ReleaseNoteDetail } from './release-notes/schemas.ts'
export type {
  Attributes,
  AuthStatus,
  PreferenceChanges,
  Preferences,
  SignInDetails,
  AccountEnd,
  UserContext,
  UserInfo,
} from './session/schemas.ts'
export type { NewTableView, TableView } from './table-views/schemas.ts'
export type {
  CorrectedRow,
  EarlierImport,
  ImportCommit,
  ImportPreview,
  ImportRow,
  ImportStarted,
  UpdatedPreview,
} from './user-imports/schemas.ts'
export type {
  ActiveFacetQuery,
  ActiveUser,
  ActiveUsersQuery,
  AdministeredUser,
  BlockedUser,
  BlockedUsersQuery,
  CheckedEmail,
  CompanyProduct,
  NewUser,
  PendingFacetQuery,
  PendingUser,
  PendingUsersQuery,
  UserChanges,
  UserCounts,
} from './users/administration-schemas.ts'
export type { UsersExport, UsersExportInput, UsersExportRequest } from './users/export-schemas.ts'
export type { UploadedFile } from './upload-schemas.ts'
export type { BasicRegistration, Profile, Registration, RegistrationForm } from './users/schemas.ts'
