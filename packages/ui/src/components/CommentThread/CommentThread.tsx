'use client'
import ArrowDown from 'lucide-react/icons/arrow-down'
import { type ReactNode, type Ref, useId, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { withFrenchDateForms } from '../../internal/french-dates.ts'
import { type DOMProps, domProps, type Named } from '../../internal/dom-props.ts'
import { hiddenVisually } from '../../internal/hidden.css.ts'
import { Icon } from '../../internal/icon.tsx'
import { wrapOwnText } from '../../internal/own-text.tsx'
import { formsOf, plural } from '../../messages/format.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { Time } from '../Time/Time.tsx'
import * as styles from './CommentThread.css.ts'
import { groupByDay } from './days.ts'
import { commentThreadMessages } from './messages.ts'

/** A comment of a thread. Its text is plain text with line breaks. */
export interface CommentThreadComment {
  id: string
  /** The person's full name. */
  author: string
  /** 'staff' has a badge; 'note' is for colleagues only. */
  kind?: 'user' | 'staff' | 'note'
  /** Whether the reader wrote it; such a comment is never announced as new. */
  isOwn?: boolean
  /** The time, ISO 8601 with a UTC offset. */
  createdAt: string
  text: string
  /** Attachments and other content below the text. */
  children?: ReactNode
}

interface CommentThreadOwnProps extends DOMProps {
  /** The oldest first. */
  comments: readonly CommentThreadComment[]
  /** The reader's time zone, by its IANA name: `America/Chicago`. */
  timeZone: string
  /** Heading level of the days; 2 by default. */
  headingLevel?: 2 | 3 | 4 | 5 | 6
  ref?: Ref<HTMLElement>
}

export type CommentThreadProps = CommentThreadOwnProps & Named

const NO_IDS: ReadonlySet<string> = new Set()
const idsOf = (comments: readonly CommentThreadComment[]) => new Set(comments.map(({ id }) => id))

/**
 * A conversation grouped by day, with authors and times. New comments by others are announced, and a button moves to
 * them, so that readers keep their place.
 */
export function CommentThread({
  comments,
  timeZone,
  headingLevel = 2,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  ref,
  ...rest
}: CommentThreadProps) {
  const messages = useMessages(commentThreadMessages)
  const { locale } = useLocale()
  const [known, setKnown] = useState<ReadonlySet<string>>(() => idsOf(comments))
  const firstNew = useRef<HTMLElement>(null)
  const newComments = comments.filter(({ id, isOwn }) => !isOwn && !known.has(id))
  const newIds = newComments.length > 0 ? idsOf(newComments) : NO_IDS
  const newText = newComments.length > 0 ? plural(locale, newComments.length, formsOf(messages, 'newComments')) : ''
  const Heading = `h${headingLevel}` as const
  const show = () => {
    firstNew.current?.focus()
    setKnown(idsOf(comments))
  }
  return (
    <section {...domProps(rest)} ref={ref} aria-label={label} aria-labelledby={labelledBy} className={styles.thread}>
      {groupByDay(comments, locale, timeZone).map(({ id, label, comments: ofDay }) => (
        <div key={id} className={styles.day}>
          <Heading className={styles.dayLabel}>{label}</Heading>
          <ol className={styles.list}>
            {ofDay.map((comment) => (
              <li key={comment.id}>
                <Comment
                  comment={comment}
                  timeZone={timeZone}
                  ref={comment.id === newComments[0]?.id ? firstNew : undefined}
                  isNew={newIds.has(comment.id)}
                />
              </li>
            ))}
          </ol>
        </div>
      ))}
      {/* A live region has to be in the page before its text. */}
      <output className={hiddenVisually}>{newText}</output>
      {newComments.length > 0 && (
        <div className={styles.news}>
          <Button size="small" onPress={show}>
            <Icon of={ArrowDown} />
            {newText}
          </Button>
        </div>
      )}
    </section>
  )
}

interface CommentProps {
  comment: CommentThreadComment
  timeZone: string
  isNew: boolean
  ref: Ref<HTMLElement> | undefined
}

const BADGES = { staff: 'info', note: 'warning' } as const

function Comment({ comment, timeZone, isNew, ref }: CommentProps) {
  const { author, kind = 'user', createdAt, text, children } = comment
  const messages = useMessages(commentThreadMessages)
  const { locale } = useLocale()
  const id = useId()
  const moment = new Date(createdAt)
  const write = (form: Intl.DateTimeFormatOptions) =>
    withFrenchDateForms(new Intl.DateTimeFormat(locale, { ...form, timeZone }).format(moment), locale)
  const time = write({ timeStyle: 'short' })
  const inFull = write({ dateStyle: 'full', timeStyle: 'long' })
  return (
    <article
      ref={ref}
      tabIndex={-1}
      aria-labelledby={`${id}-author ${id}-time`}
      className={styles.comment}
      data-new={isNew || undefined}
    >
      <Avatar name={author} size="medium" isDecorative />
      <div className={styles.bubble({ kind })}>
        <div className={styles.head}>
          <span id={`${id}-author`} className={styles.author}>
            {author}
          </span>
          {kind !== 'user' && <Badge tone={BADGES[kind]}>{messages[kind]}</Badge>}
          <span id={`${id}-time`} className={styles.time}>
            <Time dateTime={createdAt} inFull={inFull}>
              {time}
            </Time>
          </span>
        </div>
        <p key={text} className={styles.text} dir="auto">
          {text}
        </p>
        {wrapOwnText(children)}
      </div>
    </article>
  )
}
