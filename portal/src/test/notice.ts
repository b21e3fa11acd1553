import type { Banner } from '@tessera/contract'

/** A general banner that can be closed. */
export const NOTICE: Banner = {
  id: 'general-1',
  kind: 'GENERAL',
  severity: 'warning',
  title: 'Maintenance on Sunday.',
  text: 'Reports come later.',
  linkText: null,
  linkUrl: null,
  dismissible: true,
  deadline: null,
  startsAt: '2026-03-01T00:00:00.000Z',
  endsAt: null,
}
