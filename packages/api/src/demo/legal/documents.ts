import type { Locale, TenantCode } from '@tessera/contract'
import { COMPANY_TYPES, LOCALES, TENANT_CODES } from '@tessera/contract'
import type { NewDocument } from '../../legal/queries.ts'
import { ADDENDUM_EN } from './addendum.en-US.ts'
import { ADDENDUM_ES } from './addendum.es-MX.ts'
import { ADDENDUM_FR } from './addendum.fr-CA.ts'
import { LAW_EN } from './law.en-US.ts'
import { LAW_ES } from './law.es-MX.ts'
import { LAW_FR } from './law.fr-CA.ts'
import { NDA_EN } from './nda.en-US.ts'
import { NDA_ES } from './nda.es-MX.ts'
import { NDA_FR } from './nda.fr-CA.ts'
import { PRIVACY_EN } from './privacy.en-US.ts'
import { PRIVACY_ES } from './privacy.es-MX.ts'
import { PRIVACY_FR } from './privacy.fr-CA.ts'
import { TERMS_EN } from './terms.en-US.ts'
import { TERMS_ES } from './terms.es-MX.ts'
import { TERMS_FR } from './terms.fr-CA.ts'
import type { AddendumWords, DocumentText, LawWords, PrivacyWords, TermsWords } from './legal-texts.ts'

type DemoDocument = Pick<NewDocument, 'document' | 'variant' | 'tenant' | 'texts'>

interface LegalWords {
  terms: TermsWords
  nda: DocumentText
  addendum: AddendumWords
  privacy: PrivacyWords
  law: LawWords
}

const WORDS: Readonly<Record<Locale, LegalWords>> = {
  'en-US': {
    terms: TERMS_EN,
    nda: NDA_EN,
    addendum: ADDENDUM_EN,
    privacy: PRIVACY_EN,
    law: LAW_EN,
  },
  'es-MX': {
    terms: TERMS_ES,
    nda: NDA_ES,
    addendum: ADDENDUM_ES,
    privacy: PRIVACY_ES,
    law: LAW_ES,
  },
  'fr-CA': {
    terms: TERMS_FR,
    nda: NDA_FR,
    addendum: ADDENDUM_FR,
    privacy: PRIVACY_FR,
    law: LAW_FR,
  },
}

function inAllLanguages<Text>(textOf: (words: LegalWords) => Text): Record<Locale, Text> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, textOf(WORDS[locale])])) as Record<Locale, Text>
}

const withLaw = ({ title, html }: DocumentText, law: string): DocumentText => ({ title, html: `${html}\n${law}` })

function documentsOf(tenant: TenantCode): DemoDocument[] {
  const one = (
    document: DemoDocument['document'],
    variant: string,
    textOf: (words: LegalWords) => DocumentText,
  ): DemoDocument => ({ document, variant, tenant, texts: inAllLanguages(textOf) })
  return [
    ...COMPANY_TYPES.map((type) =>
      one('terms', type, ({ terms: { title, opening, forCompanies, closing }, law }) => ({
        title,
        html: [opening, forCompanies[type], law[tenant], closing].join('\n'),
      })),
    ),
    one('nda', '', ({ nda, law }) => withLaw(nda, law[tenant])),
    ...(['standard', '3p'] as const).map((variant) =>
      one('addendum', variant, ({ addendum, law }) => withLaw(addendum[variant], law[tenant])),
    ),
    ...(tenant === 'MX' ? [] : [one('privacy-policy', '', ({ privacy }) => privacy[tenant])]),
  ]
}

/** Returns every legal document of the demo, tenant by tenant. */
export function demoDocuments(): DemoDocument[] {
  return TENANT_CODES.flatMap(documentsOf)
}
