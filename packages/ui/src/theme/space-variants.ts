import type { StyleRule } from '@vanilla-extract/css'
import { size } from './contract.css.ts'
import type { Space } from './sizes.ts'

/** One variant per step of the space scale. */
export const eachSpace = (rule: (space: string) => StyleRule) =>
  Object.fromEntries(Object.entries(size.space).map(([step, space]) => [step, rule(space)])) as Record<Space, StyleRule>
