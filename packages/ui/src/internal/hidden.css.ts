import { hiddenVisually as rule, style } from '../theme/style.ts'

export const hiddenVisually = style('hidden-visually', rule)
