import { color, size } from '../../theme/contract.css.ts'
import { style } from '../../theme/style.ts'

export const text = style('see-more-text', { overflowWrap: 'anywhere' })

export const toggle = style('see-more-toggle', {
  position: 'relative',
  minBlockSize: '24px',
  borderRadius: '2px',
  color: color.textLink,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  textUnderlineOffset: '3px',
  selectors: {
    '&:hover': { textDecorationLine: 'underline' },
    // A press area wider than the text.
    '&::after': { content: '', position: 'absolute', insetInline: '-6px', insetBlock: '0' },
  },
  '@media': {
    '(pointer: coarse)': {
      minBlockSize: size.control.medium,
      selectors: { '&::after': { insetBlock: '-10px' } },
    },
  },
})
