import type { calls, LegalDocument, LegalText } from '@tessera/contract'
import { DEFAULT_TERMS } from '@tessera/contract'
import type { CallContext, HandlersOf } from '../core/context.ts'
import { callerOf } from '../core/context.ts'
import { RequestFailure } from '../core/failure.ts'
import { prosePdf } from '../core/prose-pdf.ts'
import { accept, ADDENDUM, NDA, TERMS } from './acceptance.ts'
import type { LegalKind } from './queries.ts'
import { kindFor, readText } from './queries.ts'
import { versionLine } from './rules.ts'

/** The text of a document that concerns the company in effect, or of one that is named. */
async function read(context: CallContext, wanted: LegalDocument | LegalKind, locale = context.locale) {
  const { db, clock } = context
  const kind = typeof wanted === 'string' ? await kindFor(db, wanted, callerOf(context).account.company.id) : wanted
  const text = await readText(db, kind, locale, clock.now())
  if (!text) throw new RequestFailure('NOT_FOUND')
  context.reply.header('content-language', text.locale)
  return text
}

async function asPdf({ reply, site }: CallContext, { title, html, version, locale, effective_at }: LegalText) {
  reply.header('content-disposition', `attachment; filename="terms_${version.replace(/[^\w.-]/g, '_')}.pdf"`)
  const note = versionLine(version, effective_at, locale)
  const writtenAt = new Date(effective_at)
  return prosePdf({ title, note, html, language: locale, origin: site.origin, writtenAt })
}

function publicTerms({ site }: CallContext, companyType: string = DEFAULT_TERMS): LegalKind {
  return { document: 'terms', variant: companyType, tenant: site.tenant }
}

/** Answers the legal area's calls. */
export const legalHandlers: HandlersOf<typeof calls.legal> = {
  async publicTerms({ query }, context) {
    return read(context, publicTerms(context, query.companyType))
  },
  async publicTermsPdf({ query }, context) {
    return asPdf(context, await read(context, publicTerms(context, query.companyType), query.locale))
  },
  async terms(_input, context) {
    return read(context, 'terms')
  },
  async termsPdf({ query }, context) {
    return asPdf(context, await read(context, 'terms', query.locale))
  },
  async acceptTerms({ body }, context) {
    return accept(TERMS, body.version, context)
  },
  async addendum({ query }, context) {
    const kind = await kindFor(context.db, 'addendum', callerOf(context).account.company.id)
    return read(context, { ...kind, variant: query.variant ?? kind.variant })
  },
  async acceptAddendum({ body }, context) {
    return accept(ADDENDUM, body.version, context)
  },
  async nda(_input, context) {
    return { content: { ...(await read(context, 'nda')), items: [] } }
  },
  async acceptNda({ body }, context) {
    const { version, accepted_at } = await accept(NDA, body.nda_version, context, { locale: body.locale })
    return { nda_version: version, accepted_at }
  },
  async privacyPolicy(_input, context) {
    const kind = { document: 'privacy-policy', variant: '', tenant: context.site.tenant } as const
    return { content: { ...(await read(context, kind)), items: [] } }
  },
}
