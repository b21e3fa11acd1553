import type { AccessReviewsTables } from './access-reviews/tables.ts'
import type { AccessTables } from './access/tables.ts'
import type { ActivityTables } from './activity/tables.ts'
import type { AnalyticsTables } from './analytics/tables.ts'
import type { BannersTables } from './banners/tables.ts'
import type { ChallengeTables } from './challenge/tables.ts'
import type { CompaniesTables } from './companies/tables.ts'
import type { ContactTables } from './contact/tables.ts'
import type { ContentTables } from './content/tables.ts'
import type { CoreTables } from './core/database/tables.ts'
import type { DictionaryTables } from './dictionary/tables.ts'
import type { DomainsTables } from './domains/tables.ts'
import type { FlagsTables } from './flags/tables.ts'
import type { IncidentsTables } from './incidents/tables.ts'
import type { LegalTables } from './legal/tables.ts'
import type { PartnersTables } from './partners/tables.ts'
import type { ProductsTables } from './products/tables.ts'
import type { SessionTables } from './session/tables.ts'
import type { TableViewsTables } from './table-views/tables.ts'
import type { UserImportsTables } from './user-imports/tables.ts'
import type { UsersTables } from './users/tables.ts'

/** All tables after the migrations; each is declared in its area's folder. */
export interface Schema
  extends
    CoreTables,
    CompaniesTables,
    UsersTables,
    UserImportsTables,
    TableViewsTables,
    DomainsTables,
    LegalTables,
    ContentTables,
    SessionTables,
    PartnersTables,
    ProductsTables,
    BannersTables,
    FlagsTables,
    AccessTables,
    AccessReviewsTables,
    ChallengeTables,
    ContactTables,
    DictionaryTables,
    IncidentsTables,
    AnalyticsTables,
    ActivityTables {}
