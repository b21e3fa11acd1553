import type { StoredBanner } from '@tessera/contract'
import { TENANT_CODES } from '@tessera/contract'
import { useUser } from '../../platform/session/session.tsx'

const EMPTY = { title: '', text: '', linkText: null }

/** Creates a new banner, which by default starts now and is for everyone. */
export function useNewBanner(): () => StoredBanner {
  const { login_id: updatedBy } = useUser()
  return () => {
    const now = new Date().toISOString()
    return {
      id: crypto.randomUUID(),
      kind: 'GENERAL',
      severity: 'info',
      tenants: [...TENANT_CODES],
      startsAt: now,
      endsAt: null,
      dismissible: true,
      linkUrl: null,
      texts: { 'en-US': EMPTY, 'es-MX': EMPTY, 'fr-CA': EMPTY },
      version: 0,
      updatedAt: now,
      updatedBy,
    }
  }
}
