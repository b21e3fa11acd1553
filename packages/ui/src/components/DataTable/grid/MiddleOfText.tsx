import Copy from 'lucide-react/icons/copy'
import type { CSSProperties } from 'react'
import { Icon } from '../../../internal/icon.tsx'
import { fill } from '../../../messages/format.ts'
import type { Translated } from '../../../messages/use-messages.ts'
import type { dataTableMessages } from '../messages.ts'
import * as styles from './line.css.ts'

/** Letters at the end of a text that are always visible; half of a short text. */
const endLetters = 12

/** How wide letters are in the theme's font, in em. */
const widths: readonly (readonly [letters: string, width: number])[] = [
  ["ijlI.,:;'|!", 0.27],
  ['ftr()[]/_', 0.39],
  ['sakcvxyz', 0.56],
  ['mwMW@%', 0.96],
]
const defaultWidth = 0.63
const widthOf = (letter: string) => widths.find(([letters]) => letters.includes(letter))?.[1] ?? defaultWidth

/** Sets the width of the end of a text. It is computed from letters, because measuring would force a layout. */
const endStyle = (letters: readonly string[]): CSSProperties => {
  const style: Record<string, string> = {
    [styles.endWidth]: `${letters.reduce((sum, letter) => sum + widthOf(letter), 0).toFixed(2)}em`,
  }
  return style
}

/**
 * Text that CSS shortens in the middle: both ends stay visible, and a button copies it. An element, not a component,
 * because every row has it.
 */
export function middleOfText(text: string, messages: Translated<typeof dataTableMessages>) {
  const letters = Array.from(text)
  const from = Math.max(Math.ceil(letters.length / 2), letters.length - endLetters)
  const name = fill(messages.copyText, { text })
  return (
    <span className={styles.middle}>
      <span title={text} className={styles.middleText}>
        <span className={styles.middleStart} style={endStyle(letters.slice(from))}>
          {letters.slice(0, from).join('')}
        </span>
        <span>{letters.slice(from).join('')}</span>
      </span>
      {/* The grid handles the press and copies the text. */}
      <button type="button" tabIndex={-1} data-copy={text} className={styles.copy} aria-label={name} title={name}>
        <Icon of={Copy} />
      </button>
    </span>
  )
}
