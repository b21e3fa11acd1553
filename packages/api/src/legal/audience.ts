import type { LegalDocument } from '@tessera/contract'
import { signsAddendum } from '@tessera/contract'
import { companyFacts } from '../companies/queries.ts'
import type { Db } from '../core/database/database.ts'
import { usersWhoMustAccept } from '../users/queries.ts'
import type { LegalKind } from './queries.ts'
import { VARIANT } from './queries.ts'

interface Group {
  type: Parameters<typeof signsAddendum>[0]['companyType']
  account_type: Parameters<typeof signsAddendum>[0]['accountType']
  third_party_user: boolean
}

/** For each document, the users who must accept it, or who wait until their company has. */
const IS_ASKED: Readonly<Record<LegalDocument, (group: Group) => boolean>> = {
  terms: () => true,
  nda: ({ third_party_user: isThirdParty }) => isThirdParty,
  addendum: ({ type, account_type: accountType }) => signsAddendum({ companyType: type, accountType }),
  'privacy-policy': () => false,
}

/** The number of users that a new version of a document stops, for each of its kinds. */
export async function audienceOf(db: Db, document: LegalDocument): Promise<(kind: LegalKind) => number> {
  const groups = await db
    .selectFrom(usersWhoMustAccept(db).as('users'))
    .innerJoin(companyFacts(db).as('companies'), 'companies.id', 'users.company_id')
    .select(['companies.tenant', 'companies.type', 'companies.account_type', 'users.third_party_user'])
    .select((is) => [VARIANT[document].as('variant'), is.fn.countAll<string>().as('people')])
    .groupBy(['companies.tenant', 'companies.type', 'companies.account_type', 'users.third_party_user'])
    .execute()
  const requested = groups.filter(IS_ASKED[document])
  return ({ variant, tenant }) =>
    requested
      .filter((group) => group.variant === variant && group.tenant === tenant)
      .reduce((sum, { people }) => sum + Number(people), 0)
}
