import { color } from '../../theme/contract.css.ts'
import { style } from '../../theme/style.ts'

export const mark = style('highlight', {
  backgroundColor: color.spark.surface,
  color: color.text,
  textDecoration: `underline 2px ${color.spark.icon}`,
  textUnderlineOffset: '3px',
  // The same padding at line breaks; the mark adds no space inside a word.
  boxDecorationBreak: 'clone',
  '@media': {
    '(forced-colors: active)': { backgroundColor: 'Mark', color: 'MarkText', textDecorationColor: 'MarkText' },
  },
})
