import type { AgreedDocument } from '@tessera/contract'
import { AGREED_DOCUMENTS } from '@tessera/contract'
import type { MessageId } from '../../messages/intl.tsx'

/** Names of documents. */
export const DOCUMENT_TITLES: Readonly<Record<AgreedDocument, MessageId>> = {
  terms: 'title.terms',
  nda: 'title.nda',
  addendum: 'title.addendum',
}

/** Returns the document in the URL, or null. */
export function documentNamed(name: string | null): AgreedDocument | null {
  return AGREED_DOCUMENTS.find((document) => document === name) ?? null
}
