import { color, size } from '../../theme/contract.css.ts'
import { focusRing, recipe } from '../../theme/style.ts'

const square = (length: string) => ({
  inlineSize: length,
  blockSize: length,
  '@media': { '(pointer: coarse)': { inlineSize: '44px', blockSize: '44px' } },
})

const tint = (share: string) => `color-mix(in oklch, ${color.text} ${share}, transparent)`

export const button = recipe('icon-button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: size.radius.control,
    cursor: 'pointer',
    transition: `background-color ${size.duration.feedback} ${size.easing}`,
    selectors: {
      '&:focus-visible': focusRing,
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    },
  },
  variants: {
    variant: {
      quiet: {
        color: color.textMuted,
        selectors: {
          '&:hover:enabled, &[aria-expanded=true], &[aria-pressed=true]': {
            backgroundColor: color.surfaceHover,
            color: color.text,
          },
          '&:active:enabled': { backgroundColor: color.surfacePressed },
        },
      },
      tinted: {
        color: color.text,
        selectors: {
          '&:hover:enabled, &[aria-expanded=true], &[aria-pressed=true]': { backgroundColor: tint('10%') },
          '&:active:enabled': { backgroundColor: tint('16%') },
        },
      },
    },
    size: { small: square('28px'), medium: square('32px'), large: square('36px') },
  },
})
