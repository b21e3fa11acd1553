'use client'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type Ref, useId } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { Icon } from '../../internal/icon.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import { fill } from '../../messages/format.ts'
import { GoToPage } from './GoToPage.tsx'
import { PageButton } from './PageButton.tsx'
import { pageList } from './page-list.ts'
import * as styles from './Pagination.css.ts'
import { paginationMessages } from './messages.ts'

/** The rows shown; page numbers start at 1. */
export interface PaginationValue {
  /** The current page, from 1. */
  page: number
  /** Rows per page. */
  pageSize: number
}

export interface PaginationProps extends PaginationValue, DOMProps {
  /** Rows on all pages. */
  rowCount: number
  /** Called with both, because another page size moves to the page of the current first row. */
  onChange: (value: PaginationValue) => void
  /** The choices of rows per page. */
  pageSizes?: readonly number[]
  'aria-label'?: string
  ref?: Ref<HTMLElement>
}

const defaultSizes = [10, 25, 50, 75, 100]

/** Changes the pages of a long list: rows per page, counts, page buttons and a page number field. */
export function Pagination({
  page,
  pageSize,
  rowCount,
  onChange,
  pageSizes = defaultSizes,
  'aria-label': label,
  ref,
  ...rest
}: PaginationProps) {
  const messages = useMessages(paginationMessages)
  const { locale } = useLocale()
  const id = useId()
  const pageCount = Math.max(1, Math.ceil(rowCount / pageSize))
  const current = Math.min(Math.max(1, page), pageCount)
  const first = (current - 1) * pageSize + 1
  const number = (value: number) => value.toLocaleString(locale)
  const goToPage = (next: number) => onChange({ page: Math.min(Math.max(1, next), pageCount), pageSize })
  const resize = (size: number) => onChange({ page: Math.ceil(first / size), pageSize: size })
  const range = {
    from: number(first),
    to: number(Math.min(first + pageSize - 1, rowCount)),
    count: number(rowCount),
  }

  return (
    <nav {...domProps(rest)} ref={ref} aria-label={label ?? messages.pagination} className={styles.pagination}>
      <div className={styles.part}>
        <span className={styles.field}>
          <label htmlFor={id}>{messages.rowsPerPage}</label>
          <span className={styles.selectBox}>
            <select
              id={id}
              className={styles.select}
              value={pageSize}
              onChange={(event) => resize(Number(event.target.value))}
            >
              {[...new Set([...pageSizes, pageSize])]
                .toSorted((a, b) => a - b)
                .map((size) => (
                  <option key={size} value={size}>
                    {number(size)}
                  </option>
                ))}
            </select>
            <span className={styles.chevron}>
              <Icon of={ChevronDown} />
            </span>
          </span>
        </span>
        <output className={styles.shown}>{rowCount === 0 ? messages.noRows : fill(messages.rowsShown, range)}</output>
      </div>
      <div className={styles.part}>
        {pageCount > 7 && <GoToPage pageCount={pageCount} onGo={goToPage} />}
        <div className={styles.turn}>
          <PageButton label={messages.previousPage} isDisabled={current === 1} onPress={() => goToPage(current - 1)}>
            <span className={styles.mirrored}>
              <Icon of={ChevronLeft} />
            </span>
          </PageButton>
          <span className={styles.position}>
            {fill(messages.pageOf, { page: number(current), count: number(pageCount) })}
          </span>
          <ol className={styles.pages}>
            {pageList(current, pageCount).map((value, index) => (
              <li key={value || `gap ${index}`}>
                {value === 0 ? (
                  <span className={styles.gap} aria-hidden>
                    …
                  </span>
                ) : (
                  <PageButton
                    label={fill(messages.pageNumber, { page: number(value) })}
                    isCurrent={value === current}
                    onPress={() => goToPage(value)}
                  >
                    {number(value)}
                  </PageButton>
                )}
              </li>
            ))}
          </ol>
          <PageButton
            label={messages.nextPage}
            isDisabled={current === pageCount}
            onPress={() => goToPage(current + 1)}
          >
            <span className={styles.mirrored}>
              <Icon of={ChevronRight} />
            </span>
          </PageButton>
        </div>
      </div>
    </nav>
  )
}
