import type { ArticleKey, KnowledgeReader } from '@tessera/contract'
import { companyTypeOf, isFlagOn, kbPath, pathTo, resolveLocale, userTypeOf } from '@tessera/contract'
import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { useIntl } from '../../messages/intl.tsx'
import { useConfig } from '../../platform/config/config.tsx'
import { useFlags } from '../../platform/flags/flags.ts'
import { queryOf } from '../../platform/routing/route.ts'
import { useUser } from '../../platform/session/session.tsx'

/** The knowledge base for the current reader. */
export interface Knowledge {
  reader: KnowledgeReader
  /** The query of the calls: the content service's flag, if the URL has it. */
  query: { kb?: 'wem' }
  /** The page with the categories. */
  homeHref: string
  /** Null until the flags are known. */
  canSearch: boolean | null
  hrefOf: (article: ArticleKey) => string
}

/** Returns the user as a reader of the knowledge base, and the pages that this reader uses. */
export function useKnowledge(): Knowledge {
  const { locale } = useIntl()
  const { tenant } = useConfig()
  const { user_type: accountKind, tenant: company, authz } = useUser()
  const flags = useFlags(true)
  const at = useLocation()
  const language = resolveLocale(locale)
  const userType = userTypeOf({
    userType: accountKind,
    group: authz.group,
    companyType: companyTypeOf(company.type),
    accountType: company.account_type,
  })
  const hrefOf = useCallback(
    (article: ArticleKey) => kbPath(article, { tenant, locale: language, userType }),
    [tenant, language, userType],
  )
  const reader = { tenant, locale: language, userType }
  const hasService = queryOf(at, 'kb') === 'wem'
  return {
    reader,
    query: hasService ? { kb: 'wem' } : {},
    homeHref: reader.userType === 'basic' ? pathTo('/knowledgeBase/basic') : pathTo('/knowledgeBase/home'),
    canSearch: flags && isFlagOn(flags['kb_search_rollout']),
    hrefOf,
  }
}
