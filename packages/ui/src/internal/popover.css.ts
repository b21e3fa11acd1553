import { keyframes } from '@vanilla-extract/css'
import { color, size } from '../theme/contract.css.ts'
import { motionSafe, recipe } from '../theme/style.ts'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

/** Open overlays are not printed. */
const onScreen = { '@media': { print: { display: 'none' } } } as const

/** The floating surface of menus, lists and small dialogs; `list` is as wide as its field and scrolls inside. */
export const popover = recipe('popover', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    maxInlineSize: 'calc(100vw - 24px)',
    border: `1px solid ${color.border}`,
    borderRadius: size.radius.card,
    backgroundColor: color.surfaceRaised,
    color: color.text,
    boxShadow: color.shadow.popover,
    fontSize: size.fontSize[14],
    lineHeight: size.lineHeight[14],
    outline: 'none',
    ...motionSafe({ animation: `${appear} ${size.duration.feedback} ${size.easing}` }),
  },
  variants: {
    kind: {
      list: { ...onScreen, inlineSize: 'var(--trigger-width)', minInlineSize: '208px', overflow: 'hidden' },
      menu: {
        ...onScreen,
        minInlineSize: '208px',
        maxInlineSize: 'min(360px, calc(100vw - 24px))',
        overflow: 'hidden',
      },
      panel: { overflow: 'auto' },
    },
  },
})
