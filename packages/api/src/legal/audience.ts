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
const MUST_ACCEPT: Readonly<Record<LegalDocument, (group: Group) => boolean>> = {
  terms: () => true,
  nda: ({ third_party_user: isThirdParty }) => isThirdParty,
  addendum: ({ type, account_type: accountType }) => signsAddendum({ companyType: type, accountType }),
  'privacy-policy': () => false,
}

/** Returns a function that returns the number of users whom a new version stops, for a kind of the document. */
export async function audienceOf(db: Db, document: LegalDocument): Promise<(kind: LegalKind) => number> {
  const groups = await db
    .selectFrom(usersWhoMustAccept(db).as('users'))
    .innerJoin(companyFacts(db).as('companies'), 'companies.id', 'users.company_id')
    .select(['companies.tenant', 'companies.type', 'companies.account_type', 'users.third_party_user'])
    .select((is) => [VARIANT[document].as('variant'), is.fn.countAll<string>().as('people')])
    .groupBy(['companies.tenant', 'companies.type', 'companies.account_type', 'users.third_party_user'])
    .execute()
  const audience = groups.filter(MUST_ACCEPT[document])
  return ({ variant, tenant }) =>
    audience
      .filter((group) => group.variant === variant && group.tenant === tenant)
      .reduce((sum, { people }) => sum + Number(people), 0)
}
