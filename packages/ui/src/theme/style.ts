import { style as vanillaStyle, type StyleRule } from '@vanilla-extract/css'
import { recipe as vanillaRecipe } from '@vanilla-extract/recipes'
import { color } from './contract.css.ts'

type Variants = Record<string, Record<string, StyleRule>>
type Choice<V extends Variants> = { [Group in keyof V]?: BooleanName<keyof V[Group]> }
type BooleanName<T> = T extends 'true' | 'false' ? boolean : T

/**
 * A class of a component, outside of cascade layers: an application's unlayered element reset would override any layer,
 * but is less specific than a class.
 */
export const style = (name: string, rule: StyleRule) => vanillaStyle(rule, name)

/** A recipe whose rules are all classes from `style`. */
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

/** Truncates text at the end of its own direction, even if the surrounding text has the other direction. */
export const cutAtItsEnd: StyleRule = {
  unicodeBidi: 'plaintext',
  // The second value is for Chromium.
  textAlign: ['match-parent', '-webkit-match-parent'],
}

/** The focus ring of every control. */
export const focusRing = { outline: `2px solid ${color.borderFocus}`, outlineOffset: '2px' } as const

/** Sets the styles of a heading explicitly, because applications style elements by name. */
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

/** Rules that apply only if motion is allowed. */
export const motionSafe = (rule: Record<string, string | number>): StyleRule => ({
  '@media': {
    '(prefers-reduced-motion: no-preference)': { selectors: { ':root:not([data-motion=none]) &': rule } },
  },
})

/** Hides content visually; assistive technology still reads it. */
export const hiddenVisually = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/**
 * For the native control that React Aria hides with a style attribute, which a strict policy drops from a server's
 * page.
 */
export const hiddenNative = { ...hiddenVisually, margin: '-1px', border: 0, padding: 0 } as const
