import type { LegalDocument } from '@tessera/contract'
import { publishEdition } from '../legal/publish.ts'
import type { TestServer } from './server.ts'

/** Publishes a version of a document with its current texts, in force everywhere immediately. */
export async function publishVersion(
  { db, clock }: Pick<TestServer, 'db' | 'clock'>,
  document: LegalDocument,
  version: string,
): Promise<void> {
  await publishEdition(db, { document, version, effectiveAt: clock.now() }, { by: 'test', at: clock.now() })
}
