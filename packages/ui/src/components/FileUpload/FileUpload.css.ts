import { color, size } from '../../theme/contract.css.ts'
import { style } from '../../theme/style.ts'

export const zone = style('file-zone', {
  display: 'grid',
  justifyItems: 'center',
  gap: size.space[2],
  padding: size.space[5],
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: size.radius.card,
  backgroundColor: color.surfaceSunken,
  color: color.text,
  textAlign: 'center',
  transition: `background-color ${size.duration.feedback} ${size.easing}, border-color ${size.duration.feedback} ${size.easing}`,
  selectors: {
    '&[data-over]': { borderColor: color.borderFocus, borderStyle: 'solid', backgroundColor: color.brand.surface },
    '&[data-invalid]': { borderColor: color.danger.text },
    '&[data-disabled]': { borderColor: color.border, color: color.textMuted },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-over]': { borderColor: 'Highlight' } } } },
})

/** The icon above the text, on a stone. */
export const mark = style('file-mark', {
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  border: `1px solid ${color.border}`,
  borderRadius: size.radius.card,
  backgroundColor: color.surfaceRaised,
  color: color.textMuted,
})

export const hint = style('file-hint', { fontSize: size.fontSize[14], lineHeight: size.lineHeight[14] })

export const limits = style('file-limits', {
  color: color.textMuted,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
  selectors: { '&:empty': { display: 'none' } },
})

export const files = style('file-list', {
  border: `1px solid ${color.border}`,
  borderRadius: size.radius.card,
  backgroundColor: color.surfaceRaised,
})

export const row = style('file-row', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: size.space[3],
  padding: size.space[3],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border}` },
    ':root[data-density=compact] &': { paddingBlock: size.space[2] },
  },
})

export const stateIcon = style('file-state-icon', {
  display: 'inline-flex',
  color: color.textMuted,
  selectors: {
    '&[data-state=done]': { color: color.success.text },
    '&[data-state=failed], &[data-state=refused]': { color: color.danger.text },
  },
})

export const about = style('file-about', {
  display: 'grid',
  flex: '1 1 auto',
  gap: size.space[1],
  minInlineSize: 0,
})

export const name = style('file-name', {
  overflowWrap: 'anywhere',
  fontSize: size.fontSize[14],
  lineHeight: size.lineHeight[14],
  fontWeight: 500,
})

export const note = style('file-note', {
  color: color.textMuted,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-wrong]': { color: color.danger.text } },
})
