'use client'
import { type FormEvent, useId, useState } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import * as styles from './Pagination.css.ts'
import { paginationMessages } from './messages.ts'

interface GoToPageProps {
  pageCount: number
  onGo: (page: number) => void
}

/** A field for a page number; a number out of range goes to the nearest page. */
export function GoToPage({ pageCount, onGo }: GoToPageProps) {
  const messages = useMessages(paginationMessages)
  const id = useId()
  const [text, setText] = useState('')
  const go = (event: FormEvent) => {
    event.preventDefault()
    // Enter must not submit a form around the table.
    event.stopPropagation()
    const page = Number.parseInt(text, 10)
    if (!Number.isNaN(page)) onGo(page)
    setText('')
  }
  return (
    <form className={styles.field} onSubmit={go} noValidate>
      <label htmlFor={id}>{messages.goToPage}</label>
      <input
        id={id}
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        maxLength={String(pageCount).length + 1}
        value={text}
        onChange={(event) => setText(event.target.value.replaceAll(/\D/g, ''))}
      />
      <button type="submit" className={styles.page} aria-disabled={text === '' || undefined}>
        {messages.go}
      </button>
    </form>
  )
}
