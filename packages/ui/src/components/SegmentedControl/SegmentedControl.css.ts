import { globalStyle } from '@vanilla-extract/css'
import { color, size } from '../../theme/contract.css.ts'
import { focusRing, hiddenNative, recipe, style } from '../../theme/style.ts'

export const track = recipe('segments', {
  base: {
    display: 'inline-flex',
    // If they do not fit, a segment wraps below the others before its text does.
    flexWrap: 'wrap',
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    padding: '2px',
    gap: '2px',
    border: `1px solid ${color.borderStrong}`,
    borderRadius: size.radius.control,
    backgroundColor: color.surfaceSunken,
    selectors: {
      '[data-invalid] > &': { borderColor: color.danger.text },
      '[data-disabled] > &': { borderColor: color.border },
    },
  },
  variants: { fullWidth: { true: { inlineSize: '100%' }, false: {} } },
})

/** A segment is as wide as its text; in a full-width track, all segments have equal widths. */
export const place = style('segment-place', { display: 'flex', flex: '1 1 auto', minInlineSize: 0 })

globalStyle(`${place} > * > span:has(> input)`, hiddenNative)

export const segment = recipe('segment', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    flex: '1 1 auto',
    alignItems: 'center',
    justifyContent: 'center',
    gap: size.space[2],
    minInlineSize: 0,
    paddingInline: size.space[3],
    border: '1px solid transparent',
    borderRadius: '4px',
    color: color.text,
    fontWeight: 500,
    textAlign: 'center',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${size.duration.feedback} ${size.easing}, color ${size.duration.feedback} ${size.easing}`,
    selectors: {
      // The track already has the usual hover background.
      '&[data-hovered]': { borderColor: color.borderStrong, backgroundColor: color.surfaceRaised },
      '&[data-pressed]': { backgroundColor: color.surfacePressed },
      '&[data-selected]': {
        borderColor: color.brand.text,
        backgroundColor: color.brand.surface,
        color: color.brand.text,
        fontWeight: 600,
      },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: '1px', zIndex: size.layer.raised },
      '&[data-readonly]': { cursor: 'default' },
      '&[data-readonly][data-selected]': {
        borderColor: color.borderStrong,
        backgroundColor: color.surfaceRaised,
        color: color.text,
      },
      '&[data-disabled]': { color: color.textMuted, cursor: 'not-allowed' },
      '&[data-disabled][data-selected]': { borderColor: color.borderStrong, backgroundColor: color.surfacePressed },
    },
    '@media': {
      '(pointer: coarse)': { minInlineSize: '44px', minBlockSize: '44px' },
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        color: 'ButtonText',
        backgroundColor: 'ButtonFace',
        selectors: {
          '&:is([data-hovered], [data-pressed])': { borderColor: 'Highlight', backgroundColor: 'ButtonFace' },
          '&[data-selected]': { borderColor: 'Highlight', backgroundColor: 'Highlight', color: 'HighlightText' },
          '&[data-readonly][data-selected]': {
            borderColor: 'ButtonText',
            backgroundColor: 'ButtonFace',
            color: 'ButtonText',
          },
          '&[data-focus-visible]': { outlineColor: 'ButtonText' },
          '&[data-disabled]': { color: 'GrayText' },
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
    size: {
      small: {
        minInlineSize: '28px',
        minBlockSize: '28px',
        paddingInline: size.space[2],
        fontSize: size.fontSize[13],
        lineHeight: size.lineHeight[13],
      },
      medium: {
        minInlineSize: '34px',
        minBlockSize: '34px',
        fontSize: size.fontSize[14],
        lineHeight: size.lineHeight[14],
      },
    },
  },
})

export const texts = style('segment-texts', { minInlineSize: 0, overflowWrap: 'anywhere' })
