import { color, size } from '../../theme/contract.css.ts'
import { offEdge, offInk } from '../../theme/edges.ts'
import { focusRing, recipe, style } from '../../theme/style.ts'

export const button = recipe('button', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: size.space[2],
    maxInlineSize: '100%',
    border: '1px solid transparent',
    borderRadius: size.radius.control,
    fontFamily: 'inherit',
    fontWeight: 500,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${size.duration.feedback} ${size.easing}, border-color ${size.duration.feedback} ${size.easing}, color ${size.duration.feedback} ${size.easing}`,
    selectors: {
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { borderStyle: offEdge, cursor: 'not-allowed' },
      '&[data-pending]': { cursor: 'progress' },
    },
    '@media': {
      '(forced-colors: active)': {
        borderColor: 'ButtonText',
        selectors: { '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  },
  variants: {
    variant: {
      primary: {
        backgroundColor: color.surfaceBrand,
        color: color.textOnBrand,
        selectors: {
          '&[data-hovered]': { backgroundColor: color.surfaceBrandHover },
          '&[data-pressed]': { backgroundColor: color.surfaceBrandPressed },
        },
      },
      secondary: {
        backgroundColor: color.surfaceRaised,
        borderColor: color.borderStrong,
        color: color.text,
        selectors: {
          '&[data-hovered]': { backgroundColor: color.surfaceHover },
          '&[data-pressed]': { backgroundColor: color.surfacePressed },
        },
      },
      quiet: {
        color: color.text,
        selectors: {
          '&[data-hovered]': { backgroundColor: color.surfaceHover },
          '&[data-pressed]': { backgroundColor: color.surfacePressed },
        },
      },
      danger: {
        backgroundColor: color.danger.solid,
        color: color.danger.onSolid,
        selectors: {
          '&[data-hovered]': { backgroundColor: color.danger.solidHover },
          '&[data-pressed]': { backgroundColor: color.danger.solidPressed },
        },
      },
    },
    size: {
      small: {
        minBlockSize: size.control.small,
        paddingInline: size.space[3],
        // Keeps the mark of a pending button off a second line.
        paddingBlock: '3px',
        fontSize: size.fontSize[13],
        lineHeight: size.lineHeight[13],
      },
      medium: {
        minBlockSize: size.control.medium,
        paddingInline: size.space[4],
        paddingBlock: '7px',
        fontSize: size.fontSize[14],
        lineHeight: size.lineHeight[14],
      },
      large: {
        minBlockSize: size.control.large,
        paddingInline: size.space[5],
        paddingBlock: '9px',
        fontSize: size.fontSize[16],
        lineHeight: size.lineHeight[16],
      },
    },
    fullWidth: { true: { inlineSize: '100%' }, false: {} },
  },
  compound: [
    {
      variants: { variant: 'primary' },
      style: {
        selectors: {
          '&[data-disabled]': {
            borderColor: offInk,
            backgroundColor: color.surfacePressed,
            color: color.textMuted,
          },
        },
      },
    },
    {
      variants: { variant: 'danger' },
      style: {
        selectors: {
          '&[data-disabled]': {
            borderColor: offInk,
            backgroundColor: color.surfacePressed,
            color: color.textMuted,
          },
        },
      },
    },
    {
      variants: { variant: 'secondary' },
      style: {
        selectors: {
          '&[data-disabled]': {
            backgroundColor: color.surfaceSunken,
            borderColor: color.border,
            color: color.textMuted,
          },
        },
      },
    },
    {
      variants: { variant: 'quiet' },
      style: { selectors: { '&[data-disabled]': { borderColor: offInk, color: color.textMuted } } },
    },
  ],
})

export const content = style('content', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: size.space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const pending = style('pending', {
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '1px',
  display: 'flex',
  justifyContent: 'center',
})
