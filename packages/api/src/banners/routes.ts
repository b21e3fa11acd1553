import type { Banner, calls } from '@tessera/contract'
import { fillIn, formatDeadline, safeLink } from '@tessera/contract'
import type { HandlersOf } from '../core/http/context.ts'
import { readBanners } from './queries.ts'
import { bannerKinds, lastStepOf } from './rules.ts'

/** Handlers of the banners area's calls. */
export const bannersHandlers: HandlersOf<typeof calls.banners> = {
  async list(_input, { caller, clock, db, locale, site }) {
    const kinds = bannerKinds(caller)
    const rows = await readBanners(db, { kinds, tenant: site.tenant, locale, now: clock.now() })
    const company = caller?.account.company
    return rows.map((row): Banner => {
      const deadline = row.kind === 'AUDIT' ? (company?.auditDeadline ?? null) : null
      const values = {
        ...(company && { company: company.name }),
        ...(deadline && { deadline: formatDeadline(deadline, locale) }),
      }
      return {
        id: row.id,
        kind: row.kind,
        severity: row.severity,
        title: fillIn(row.title, values),
        text: fillIn(row.text, values),
        linkText: row.link_text,
        linkUrl: row.link_url && safeLink(row.link_url),
        lastStep: lastStepOf(row.kind, locale),
        dismissible: row.dismissible,
        deadline,
        startsAt: row.starts_at.toISOString(),
        endsAt: row.ends_at?.toISOString() ?? null,
      }
    })
  },
}
