import type { ContentVersion } from '@tessera/contract'
import { diffLines } from 'diff'
import type { Intl } from '../../messages/intl.tsx'
import { USER_TYPE_MESSAGES } from './content-messages.ts'

/** A line of a difference, or the number of omitted unchanged lines. */
export type DifferenceLine = { kind: 'added' | 'removed' | 'same'; text: string } | { kind: 'skipped'; count: number }

/** Unchanged lines that are shown around a change. */
const CONTEXT = 2
/** Milliseconds after which the comparison stops and two texts count as completely different. */
const TIMEOUT = 500

const linesOf = (text: string): string[] => text.replace(/\n$/, '').split('\n')
const whole = (text: string): string => (text === '' ? '' : `${text.replaceAll('\r\n', '\n').replace(/\n+$/, '')}\n`)

const same = (text: string): DifferenceLine => ({ kind: 'same', text })

function shortened(texts: readonly string[], isFirst: boolean, isLast: boolean): DifferenceLine[] {
  const before = isFirst ? 0 : CONTEXT
  const after = isLast ? 0 : CONTEXT
  const count = texts.length - before - after
  if (count <= 1) return texts.map(same)
  return [
    ...texts.slice(0, before).map(same),
    { kind: 'skipped', count },
    ...(after > 0 ? texts.slice(-after).map(same) : []),
  ]
}

/** Returns the difference between two texts, by lines; empty if they are equal. */
export function differenceOf(before: string, after: string): DifferenceLine[] {
  const [one, other] = [whole(before), whole(after)]
  if (one === other) return []
  const changes = diffLines(one, other, { timeout: TIMEOUT }) ?? [
    { value: one, removed: true, added: false },
    { value: other, removed: false, added: true },
  ]
  return changes.flatMap(({ value, added, removed }, index): DifferenceLine[] => {
    const texts = linesOf(value)
    if (!added && !removed) return shortened(texts, index === 0, index === changes.length - 1)
    return texts.map((text) => ({ kind: added ? 'added' : 'removed', text }))
  })
}

type Compared = Pick<ContentVersion, 'title' | 'summary' | 'keywords' | 'audience' | 'tags' | 'isPublic' | 'source'>

/** Returns everything that readers see of a version as one text, facts first. */
export function comparedText(t: Intl['t'], version: Compared): string {
  const facts: [string, string][] = [
    [t('content.title'), version.title],
    [t('content.summary'), version.summary],
    [t('content.keywords'), version.keywords],
    [t('content.audience'), version.audience.map((type) => t(USER_TYPE_MESSAGES[type])).join(', ')],
    [t('content.tags'), version.tags.join(', ')],
    [t('content.isPublic'), t(version.isPublic ? 'content.yes' : 'content.no')],
  ]
  const lines = facts.filter(([, value]) => value !== '').map(([name, value]) => t('content.line', { name, value }))
  return `${lines.join('\n')}\n\n${version.source}`
}
