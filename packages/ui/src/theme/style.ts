import { type ComplexStyleRule, style as vanillaStyle, type StyleRule } from '@vanilla-extract/css'
import { recipe as vanillaRecipe } from '@vanilla-extract/recipes'
import { color } from './contract.css.ts'
import { componentsLayer } from './layers.css.ts'

type Variants = Record<string, Record<string, StyleRule>>
type Choice<V extends Variants> = { [Group in keyof V]?: BooleanName<keyof V[Group]> }
/** The variants as vanilla-extract is given them. */
type Layered<V extends Variants> = { [Group in keyof V]: { [Key in keyof V[Group]]: ComplexStyleRule } }
type BooleanName<T> = T extends 'true' | 'false' ? boolean : T

const layered = (rule: StyleRule): ComplexStyleRule => ({ '@layer': { [componentsLayer]: rule } })

/** A class in the components' cascade layer. */
export const style = (name: string, rule: StyleRule) => vanillaStyle(layered(rule), name)

/** A recipe whose every rule is in the components' cascade layer. */
export function recipe<V extends Variants>(
  name: string,
  options: {
    base: StyleRule
    variants: V
    compound?: { variants: Choice<V>; style: StyleRule }[]
  },
) {
  const variants = Object.fromEntries(
    Object.entries(options.variants).map(([group, rules]) => [
      group,
      Object.fromEntries(Object.entries(rules).map(([key, rule]) => [key, layered(rule)])),
    ]),
  ) as Layered<V>
  return vanillaRecipe<Layered<V>>(
    {
      base: layered(options.base),
      variants,
      compoundVariants: (options.compound ?? []).map((entry) => ({
        variants: entry.variants,
        style: layered(entry.style),
      })),
    },
    name,
  )
}

/** The ring that every focused control shows. */
export const focusRing = { outline: `2px solid ${color.borderFocus}`, outlineOffset: '2px' } as const

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
