import { ADMIN } from '../testing/administration.ts'
import { publishVersion } from '../testing/publish-version.ts'
import { personOf } from '../testing/registration.ts'
import type { Writing, Write } from './write-calls.fixture.ts'
import { API, ID, send } from './write-calls.fixture.ts'

const AGENT = 'nda@northbridge.example'
const BASIC_ADMIN = 'basic.admin@smallfarm.example'

async function acceptance(writing: Writing, document: 'terms' | 'addendum' | 'nda', loginId: string) {
  await publishVersion(writing.server, document, '2026.1')
  const { company_id } = await personOf(writing.server, loginId)
  if (document === 'nda') {
    const body = { nda_version: '2026.1', accepted: true, locale: 'en-US' }
    return send(writing, loginId, 'POST', `${API}/v2/identity/users/${loginId}/nda-acceptance`, body)
  }
  const path = document === 'terms' ? 'terms' : 'data-sharing-addendum'
  const body = { version: '2026.1', accepted: true }
  return send(writing, loginId, 'POST', `${API}/companies/${company_id}/${path}/acceptance`, body)
}

/** Every acceptance, made once. Publishing the documents then requires other users to accept them too. */
export const LEGAL_WRITES: Readonly<Record<string, Write>> = {
  'legal.acceptNda': {
    event: 'NDA_ACCEPTED',
    by: AGENT,
    entity: AGENT,
    log: 'own',
    after: { version: '2026.1' },
    make: (writing) => acceptance(writing, 'nda', AGENT),
  },
  'legal.acceptAddendum': {
    event: 'ADDENDUM_ACCEPTED',
    by: BASIC_ADMIN,
    entity: ID,
    log: 'own',
    before: { version: '2025.1' },
    after: { version: '2026.1' },
    make: (writing) => acceptance(writing, 'addendum', BASIC_ADMIN),
  },
  'legal.acceptTerms': {
    event: 'TERMS_ACCEPTED',
    by: ADMIN,
    entity: ADMIN,
    before: { version: '2025.1' },
    after: { version: '2026.1' },
    make: (writing) => acceptance(writing, 'terms', ADMIN),
  },
}
