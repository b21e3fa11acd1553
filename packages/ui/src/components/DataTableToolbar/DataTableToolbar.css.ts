import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { controlHeight } from '../../internal/control-height.ts'
import * as field from '../../internal/field.css.ts'
import { color, size } from '../../theme/contract.css.ts'
import { edges, markedEdge } from '../../theme/edges.ts'
import { from } from '../../theme/media.ts'
import { focusRing, style } from '../../theme/style.ts'

export const toolbar = style('data-table-toolbar', {
  vars: { [controlHeight]: size.control.medium },
  display: 'flex',
  flexWrap: 'wrap',
  gap: size.space[2],
  minInlineSize: 0,
  // A 40 px line around controls of 36 px.
  paddingInline: 0,
  paddingBlock: '2px',
  border: 'none',
  '@media': { '(pointer: coarse)': { paddingBlock: 0 } },
})

/** Wraps if more filters are set than fit. The end keeps its position, unless the start would get too narrow. */
export const start = style('data-table-toolbar-start', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: size.space[2],
  flex: '1 1 128px',
  minInlineSize: 0,
})

export const end = style('data-table-toolbar-end', {
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: size.space[1],
  flexShrink: 0,
})

export const clear = style('data-table-toolbar-clear', {
  minBlockSize: size.control.medium,
  paddingInline: size.space[2],
  borderRadius: size.radius.control,
  color: color.textLink,
  fontWeight: 500,
  cursor: 'pointer',
  textUnderlineOffset: '3px',
  // On a phone, this action is in the filter menu.
  selectors: {
    [`${toolbar}:has([data-one-filter-button]) &`]: { display: 'none' },
    '&:hover': { textDecorationLine: 'underline' },
    '&:focus-visible': focusRing,
  },
})

// A field with a visible label becomes one box with the label inside, so that all align at one height. Help and errors
// need their own lines, so a field with one of them keeps its label above.
const boxed = `${toolbar} ${field.field}:has(> ${field.label}):not(:has(> ${field.description}, > ${field.error}))`
const isSet = ':not(:has([data-placeholder]))'
const inBoxed = (selector: string, rule: GlobalStyleRule) => globalStyle(`${boxed} ${selector}`, rule)
const onBoxed = (selector: string, rule: GlobalStyleRule) => globalStyle(`${boxed}${selector}`, rule)

onBoxed('', {
  flexDirection: 'row',
  alignItems: 'center',
  gap: 0,
  flex: '1 1 auto',
  minBlockSize: size.control.medium,
  maxInlineSize: '100%',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: size.radius.control,
  backgroundColor: color.surfaceRaised,
  transition: `border-color ${size.duration.feedback} ${size.easing}`,
  '@media': { [from.medium]: { flex: '0 1 auto', maxInlineSize: '360px' } },
})
// The length of a date depends on the language. On a phone, dates move below their label if they do not fit beside it.
onBoxed(':has([role=group])', {
  flexWrap: 'wrap',
  '@media': { [from.medium]: { flexWrap: 'nowrap', flexShrink: 0, maxInlineSize: '100%' } },
})
onBoxed(':hover', { borderColor: color.text })
onBoxed(':has([aria-expanded=true])', { borderColor: color.text })
onBoxed(':is([data-invalid], :has([data-invalid]))', { borderWidth: markedEdge, borderColor: color.danger.text })
const isOff = ':is([data-disabled], :has(:disabled))'
onBoxed(isOff, {
  borderStyle: `var(${edges.off}, solid)`,
  borderColor: color.border,
  backgroundColor: color.surfaceSunken,
})
onBoxed(`:has(:focus-visible:not([role=dialog] *))`, focusRing)
// A filter with a value looks different.
onBoxed(isSet, {
  borderWidth: markedEdge,
  borderColor: color.brand.solid,
  backgroundColor: color.brand.surface,
})

inBoxed(`> ${field.label}`, {
  flexShrink: 0,
  paddingBlock: size.space[1],
  paddingInlineStart: size.space[3],
  color: color.textMuted,
  fontWeight: 400,
  whiteSpace: 'nowrap',
})
inBoxed(`> :not(${field.label})`, { flex: '1 1 auto', minInlineSize: 0 })
inBoxed(`:is(${field.trigger}, [role=group])`, {
  minBlockSize: `calc(${size.control.medium} - 4px)`,
  border: 'none',
  backgroundColor: 'transparent',
  paddingInlineStart: size.space[2],
  outline: 'none',
})
// The first part of a date aligns with the labels.
inBoxed('[role=group]', { paddingInlineStart: '10px' })
inBoxed(field.trigger, { position: 'static', flex: '1 1 auto', inlineSize: 'auto' })
// The label and the parts next to it are one press target.
inBoxed(`${field.trigger}::after`, { content: '', position: 'absolute', inset: 0 })
inBoxed(field.button, { zIndex: size.layer.raised })
inBoxed(field.value, { fontWeight: 500 })
inBoxed(`${field.value}[data-placeholder]`, { color: color.text, fontWeight: 400 })
onBoxed(`${isSet} ${field.value}`, { color: color.brand.text })
onBoxed(`${isOff} ${field.value}`, { color: color.textMuted })
