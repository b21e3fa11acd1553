import { color, size } from '../theme/contract.css.ts'

/** The dark box of a short text beside a control. */
export const hintBox = {
  paddingInline: size.space[2],
  paddingBlock: size.space[1],
  // Visible where the browser forces its colors.
  border: '1px solid transparent',
  borderRadius: size.radius.control,
  backgroundColor: color.text,
  color: color.surfaceRaised,
  fontSize: size.fontSize[13],
  lineHeight: size.lineHeight[13],
  overflowWrap: 'anywhere',
} as const
