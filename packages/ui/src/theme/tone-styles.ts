import { color } from './contract.css.ts'
import { toneNames } from './themes.ts'
import type { Tone } from './themes.ts'
import type { StyleRule } from '@vanilla-extract/css'

/** Creates one variant per tone from the tone's colors. */
export const eachTone = (rule: (colors: (typeof color)[Tone]) => StyleRule) =>
  Object.fromEntries(toneNames.map((tone) => [tone, rule(color[tone])])) as Record<Tone, StyleRule>
