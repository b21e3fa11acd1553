'use client'
import type { ReactNode } from 'react'
import { wrapOwnText } from '../../../internal/own-text.tsx'
import type { Translated } from '../../../messages/use-messages.ts'
import { EmptyState } from '../../EmptyState/EmptyState.tsx'
import { PlainButton } from '../../../internal/plain-button.tsx'
import type { dataTableMessages } from '../messages.ts'

interface NoRowsProps {
  messages: Translated<typeof dataTableMessages>
  /** Shown while nothing is searched or filtered. */
  emptyState: ReactNode
  isFiltered: boolean
  onClear: () => void
}

/** Explains why there are no rows, and resets the search or filters that hide them. */
export function NoRows({ messages, emptyState, isFiltered, onClear }: NoRowsProps) {
  if (!isFiltered) return wrapOwnText(emptyState) ?? <EmptyState headingLevel={2} title={messages.noData} />
  return (
    <EmptyState
      headingLevel={2}
      picture="search"
      title={messages.noResults}
      actions={<PlainButton onClick={onClear}>{messages.clearSearchAndFilters}</PlainButton>}
    >
      {messages.tryOtherSearch}
    </EmptyState>
  )
}
