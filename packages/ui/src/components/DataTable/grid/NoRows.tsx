'use client'
import type { ReactNode } from 'react'
import { besideOthers } from '../../../internal/own-text.tsx'
import type { Said } from '../../../messages/words.ts'
import { EmptyState } from '../../EmptyState/EmptyState.tsx'
import { PlainButton } from '../../../internal/plain-button.tsx'
import type { dataTableWords } from '../words.ts'

interface NoRowsProps {
  words: Said<typeof dataTableWords>
  /** What stands there while nothing is searched or filtered. */
  emptyState: ReactNode
  isFiltered: boolean
  onClear: () => void
}

/** Says why there are no rows, and leads back to them where a search or filter hides them. */
export function NoRows({ words, emptyState, isFiltered, onClear }: NoRowsProps) {
  if (!isFiltered) return besideOthers(emptyState) ?? <EmptyState headingLevel={2} title={words.noData} />
  return (
    <EmptyState
      headingLevel={2}
      picture="search"
      title={words.noResults}
      actions={<PlainButton onClick={onClear}>{words.clearSearchAndFilters}</PlainButton>}
    >
      {words.tryOtherSearch}
    </EmptyState>
  )
}
