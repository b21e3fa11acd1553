import { color, size } from '../../theme/contract.css.ts'
import { markedEdge, offEdge, offInk } from '../../theme/edges.ts'
import { focusRing, recipe } from '../../theme/style.ts'

export const toggle = recipe('toggle-button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: size.space[2],
    maxInlineSize: '100%',
    border: '1px solid transparent',
    borderRadius: size.radius.control,
    color: color.text,
    fontWeight: 500,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${size.duration.feedback} ${size.easing}, border-color ${size.duration.feedback} ${size.easing}, color ${size.duration.feedback} ${size.easing}`,
    selectors: {
      '&[data-hovered]': { backgroundColor: color.surfaceHover },
      '&[data-pressed]': { backgroundColor: color.surfacePressed },
      '&[data-selected]': {
        borderColor: color.brand.text,
        backgroundColor: color.brand.surface,
        color: color.brand.text,
        boxShadow: `inset 0 0 0 calc(${markedEdge} - 1px) ${color.brand.text}`,
      },
      '&[data-selected][data-hovered]': { boxShadow: `inset 0 0 0 ${markedEdge} ${color.brand.text}` },
      '&[data-selected][data-pressed]': { backgroundColor: color.surfacePressed },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { borderStyle: offEdge, color: color.textMuted, cursor: 'not-allowed' },
      '&[data-disabled][data-selected]': { borderColor: color.border, backgroundColor: color.surfacePressed },
    },
    '@media': {
      '(pointer: coarse)': { minInlineSize: '44px', minBlockSize: '44px' },
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        borderColor: 'ButtonText',
        backgroundColor: 'ButtonFace',
        color: 'ButtonText',
        selectors: {
          '&:is([data-hovered], [data-pressed])': { borderColor: 'Highlight', backgroundColor: 'ButtonFace' },
          '&[data-selected], &[data-selected]:is([data-hovered], [data-pressed])': {
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
            boxShadow: 'none',
          },
          '&[data-focus-visible]': { outlineColor: 'Highlight' },
          '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
          '&[data-disabled][data-selected]': {
            borderColor: 'GrayText',
            backgroundColor: 'GrayText',
            color: 'Canvas',
          },
        },
      },
    },
  },
  variants: {
    variant: {
      secondary: {
        selectors: {
          '&:not([data-selected])': { borderColor: color.borderStrong },
          '&:not([data-selected], [data-hovered], [data-pressed])': { backgroundColor: color.surfaceRaised },
          '&[data-disabled]:where(:not([data-selected]))': {
            borderColor: color.border,
            backgroundColor: color.surfaceSunken,
          },
        },
      },
      quiet: { selectors: { '&[data-disabled]:where(:not([data-selected]))': { borderColor: offInk } } },
    },
    size: {
      small: {
        minInlineSize: size.control.small,
        minBlockSize: size.control.small,
        paddingInline: size.space[2],
        fontSize: size.fontSize[13],
        lineHeight: size.lineHeight[13],
      },
      medium: {
        minInlineSize: size.control.medium,
        minBlockSize: size.control.medium,
        paddingInline: size.space[3],
        paddingBlock: '7px',
        fontSize: size.fontSize[14],
        lineHeight: size.lineHeight[14],
      },
      large: {
        minInlineSize: size.control.large,
        minBlockSize: size.control.large,
        paddingInline: size.space[4],
        paddingBlock: '9px',
        fontSize: size.fontSize[16],
        lineHeight: size.lineHeight[16],
      },
    },
  },
})
