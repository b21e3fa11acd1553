import { createRuntimeFn as theirs } from '@vanilla-extract/recipes/createRuntimeFn'
import { describe, expect, it } from 'vitest'
import { createRuntimeFn as ours } from '../../build/recipe.ts'

type Variants = { tone: Record<'info' | 'danger', string>; wide: Record<'true' | 'false', string> }
type Recipe = Parameters<typeof theirs<Variants>>[0]
type Choice = { tone?: keyof Variants['tone']; wide?: boolean }

const recipe: Recipe = {
  defaultClassName: 'base more',
  variantClassNames: { tone: { info: 'i', danger: 'd' }, wide: { true: 'w', false: '' } },
  defaultVariants: {},
  compoundVariants: [
    [{ tone: 'danger', wide: true }, 'dw'],
    [{ wide: true }, 'ww'],
  ],
}

const choices: Choice[] = [
  {},
  { tone: 'info' },
  { tone: undefined, wide: true },
  { tone: 'danger', wide: false },
  { tone: 'danger', wide: true },
  { wide: true, tone: 'info' },
]

describe('the class names of a recipe in the published package', () => {
  it.each(choices)('match those of vanilla-extract for %j', (choice) => {
    expect(ours(recipe)(choice)).toBe(theirs(recipe)(choice))
  })
  it('match those of vanilla-extract without a choice', () => {
    expect(ours(recipe)()).toBe(theirs(recipe)())
  })
})
