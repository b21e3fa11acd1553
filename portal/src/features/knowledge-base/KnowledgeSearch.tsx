import { calls, KNOWLEDGE_LIMITS, pathTo } from '@tessera/contract'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { SuggestingSearch } from '../../platform/search/SuggestingSearch.tsx'
import type { Knowledge } from './use-knowledge.ts'

interface KnowledgeSearchProps {
  knowledge: Knowledge
  /** The search in the URL. */
  search?: string
}

/** The search of the knowledge base; nothing if its flag is off. */
export function KnowledgeSearch({ knowledge, search = '' }: KnowledgeSearchProps): ReactNode {
  const { t } = useIntl()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const count = KNOWLEDGE_LIMITS.shortestSearch
  const [typed, setTyped] = useState<string | null>(null)
  const { data } = useCall(typed === null ? null : calls.knowledgeBase.suggest, {
    query: { query: typed ?? '', ...knowledge.query },
  })
  if (!knowledge.canSearch) return null
  return (
    <SuggestingSearch
      inputRef={input}
      search={search}
      shortest={count}
      label={t('knowledge.search')}
      description={t('knowledge.searchHelp', { count })}
      placeholder={t('knowledge.searchHint')}
      shortMessage={t('knowledge.searchShort', { count })}
      suggestions={(data?.suggestions ?? []).map(({ id, workspaceId, title }) => ({
        id: `${workspaceId}/${id}`,
        label: title,
      }))}
      onSuggest={setTyped}
      onSearch={(text) => {
        if (text !== '') void navigate(pathTo('/knowledgeBase/search', { q: text }))
      }}
      onSelect={(key) => {
        const [workspaceId = '', id = ''] = key.split('/')
        void navigate(knowledge.hrefOf({ workspaceId, id }))
      }}
    />
  )
}
