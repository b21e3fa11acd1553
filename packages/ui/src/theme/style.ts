import { style as vanillaStyle, type StyleRule } from '@vanilla-extract/css'
import { recipe as vanillaRecipe } from '@vanilla-extract/recipes'
import { color } from './contract.css.ts'

type Variants = Record<string, Record<string, StyleRule>>
type Choice<V extends Variants> = { [Group in keyof V]?: BooleanName<keyof V[Group]> }
type BooleanName<T> = T extends 'true' | 'false' ? boolean : T

/** A class of a component, outside of cascade layers: a host's reset of elements, which no layer withstands, has less weight. */
export const style = (name: string, rule: StyleRule) => vanillaStyle(rule, name)

/** A recipe whose every rule is a class as `style` makes them. */
export const recipe = <V extends Variants>(
  name: string,
  {
    base,
    variants,
    compound = [],
  }: {
    base: StyleRule
    variants: V
    compound?: { variants: Choice<V>; style: StyleRule }[]
  },
) => vanillaRecipe<V>({ base, variants, compoundVariants: compound }, name)

/** A text that is cut loses its own end, also where the words around it are read from the other side. */
export const cutAtItsEnd: StyleRule = {
  unicodeBidi: 'plaintext',
  // The second is Chromium's name of it.
  textAlign: ['match-parent', '-webkit-match-parent'],
}

/** The ring that every focused control shows. */
export const focusRing = { outline: `2px solid ${color.borderFocus}`, outlineOffset: '2px' } as const

/** Styles of a heading itself, as hosts style elements by name. */
export const ownHeading = {
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  letterSpacing: 'normal',
  wordSpacing: 'normal',
  color: 'inherit',
  textAlign: 'inherit',
  textDecoration: 'none',
  textIndent: 0,
  textShadow: 'none',
  textTransform: 'none',
  textWrap: 'inherit',
  overflowWrap: 'inherit',
  maxInlineSize: 'none',
  opacity: 1,
} as const

/** Rules that hold only while motion is welcome. */
export const motionSafe = (rule: Record<string, string | number>): StyleRule => ({
  '@media': {
    '(prefers-reduced-motion: no-preference)': { selectors: { ':root:not([data-motion=none]) &': rule } },
  },
})

/** Keeps content for assistive technology alone. */
export const hiddenVisually = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** For the native control that React Aria hides by a style attribute: a strict policy drops it from a server's page. */
export const hiddenNative = { ...hiddenVisually, margin: '-1px', border: 0, padding: 0 } as const
