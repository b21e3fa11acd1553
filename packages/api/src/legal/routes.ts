import type { AgreedDocument, calls, LegalDocument, LegalText } from '@tessera/contract'
import { DEFAULT_TERMS } from '@tessera/contract'
import type { Account } from '../core/sessions/account.ts'
import type { CallContext, HandlersOf } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import { HttpError } from '../core/http/http-error.ts'
import { prosePdf } from '../core/text/prose-pdf.ts'
import { accept, ADDENDUM, NDA, TERMS } from './acceptance.ts'
import { acceptedBefore, acceptedBy, readAccepted } from './accepted.ts'
import type { LegalKind } from './queries.ts'
import { kindFor, readText } from './queries.ts'
import { fileName, termsFileName, versionLine } from './rules.ts'

interface Agreed {
  loginId: string
  document: AgreedDocument
}

/** Reads the document that applies to the company in effect, or the given kind. */
async function read(context: CallContext, wanted: LegalDocument | LegalKind, locale = context.locale) {
  const { db, clock } = context
  const kind = typeof wanted === 'string' ? await kindFor(db, wanted, callerOf(context).account.company.id) : wanted
  return withLanguage(context, await readText(db, kind, locale, clock.now()))
}

/** Like `read`, with the reader's earlier acceptance. Users who act for a company can't accept, so they get none. */
async function readToAgree(context: CallContext, document: AgreedDocument, named?: string): Promise<LegalText> {
  const { account } = callerOf(context)
  const own = await kindFor(context.db, document, account.company.id)
  const kind = { ...own, variant: named ?? own.variant }
  const text = await read(context, kind)
  if (account.isActing || kind.variant !== own.variant) return text
  return { ...text, ...(await acceptedBefore(context.db, account, document, { kind, version: text.version })) }
}

/** The text that a user agreed to. */
async function readAgreed(context: CallContext, { loginId, document }: Agreed, locale = context.locale) {
  const account = await personOf(context, loginId)
  return withLanguage(context, await readAccepted(context.db, account, document, locale))
}

async function personOf({ accounts }: CallContext, loginId: string): Promise<Account> {
  const account = await accounts.find(loginId)
  if (!account) throw new HttpError('NOT_FOUND')
  return account
}

function withLanguage({ reply }: CallContext, text: LegalText | null): LegalText {
  if (!text) throw new HttpError('NOT_FOUND')
  reply.header('content-language', text.locale)
  return text
}

async function asPdf({ reply, site }: CallContext, text: LegalText, name: string) {
  const { title, html, version, locale, effective_at } = text
  reply.header('content-disposition', `attachment; filename="${name}"`)
  const note = versionLine(version, effective_at, locale)
  const writtenAt = new Date(effective_at)
  return prosePdf({ title, note, html, language: locale, origin: site.origin, writtenAt })
}

function publicTerms({ site }: CallContext, companyType: string = DEFAULT_TERMS): LegalKind {
  return { document: 'terms', variant: companyType, tenant: site.tenant }
}

/** Handlers of the legal area's calls. */
export const legalHandlers: HandlersOf<typeof calls.legal> = {
  async publicTerms({ query }, context) {
    return read(context, publicTerms(context, query.companyType))
  },
  async publicTermsPdf({ query }, context) {
    const text = await read(context, publicTerms(context, query.companyType), query.locale)
    return asPdf(context, text, termsFileName(text))
  },
  async terms(_input, context) {
    return readToAgree(context, 'terms')
  },
  async termsPdf({ query }, context) {
    const text = await read(context, 'terms', query.locale)
    return asPdf(context, text, termsFileName(text))
  },
  async acceptTerms({ body }, context) {
    return accept(TERMS, body.version, context)
  },
  async addendum({ query }, context) {
    return readToAgree(context, 'addendum', query.variant)
  },
  async addendumPdf({ query }, context) {
    const text = await read(context, 'addendum', query.locale)
    return asPdf(context, text, fileName('addendum', text))
  },
  async acceptAddendum({ body }, context) {
    return accept(ADDENDUM, body.version, context)
  },
  async nda(_input, context) {
    return { content: { ...(await readToAgree(context, 'nda')), items: [] } }
  },
  async ndaPdf({ query }, context) {
    const text = await read(context, 'nda', query.locale)
    return asPdf(context, text, fileName('nda', text))
  },
  async acceptNda({ body }, context) {
    const { version, accepted_at } = await accept(NDA, body.nda_version, context, { locale: body.locale })
    return { nda_version: version, accepted_at }
  },
  async privacyPolicy(_input, context) {
    const kind = { document: 'privacy-policy', variant: '', tenant: context.site.tenant } as const
    return { content: { ...(await read(context, kind)), items: [] } }
  },
  async accepted({ params }, context) {
    return { content: await acceptedBy(context.db, await personOf(context, params.loginId)) }
  },
  async acceptedText({ params }, context) {
    return readAgreed(context, params)
  },
  async acceptedPdf({ params, query }, context) {
    const text = await readAgreed(context, params, query.locale)
    return asPdf(context, text, fileName(params.document, text))
  },
}
