import { withFrenchDateForms } from '../../internal/french-dates.ts'

/** Comments of one day in the reader's time zone. */
export interface CommentDay<Comment> {
  /** `2026-02-18`. */
  id: string
  label: string
  comments: Comment[]
}

/** Groups comments by their day in a time zone, in their given order. */
export function groupByDay<Comment extends { createdAt: string }>(
  comments: readonly Comment[],
  locale: string,
  timeZone: string,
): CommentDay<Comment>[] {
  const id = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone })
  const label = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone })
  const days: CommentDay<Comment>[] = []
  for (const comment of comments) {
    const moment = new Date(comment.createdAt)
    const last = days.at(-1)
    if (last?.id === id.format(moment)) last.comments.push(comment)
    else
      days.push({
        id: id.format(moment),
        label: withFrenchDateForms(label.format(moment), locale),
        comments: [comment],
      })
  }
  return days
}
