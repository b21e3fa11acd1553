import type { Identified } from '../core/database/columns.ts'

interface ChallengeUsesTable extends Identified {
  challenge_hash: string
  expires_at: Date
}

interface ChallengeClearancesTable extends Identified {
  token_hash: string
  visitor_hash: string
  expires_at: Date
}

/** The tables of the human check, which several servers share. */
export interface ChallengeTables {
  challenge_uses: ChallengeUsesTable
  challenge_clearances: ChallengeClearancesTable
}
