import type { ColorTokens } from './themes.ts'
import { toneNames } from './themes.ts'

/** Two colors that appear together, and how the front color is used. */
export interface Pair {
  name: string
  front: string
  ground: string
  /**
   * 'text' is read; 'mark' is an icon, the border of a control or the focus ring; 'band' is the border of selected
   * days.
   */
  kind: 'text' | 'mark' | 'band'
}

const grounds = ['surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'] as const

/** Every pair of colors that the components use. */
export function pairsOf(tokens: ColorTokens): Pair[] {
  const pairs: Pair[] = []
  const add = (kind: Pair['kind'], name: string, front: string, ground: string) =>
    pairs.push({ kind, name, front, ground })

  for (const ground of grounds) {
    add('text', `text on ${ground}`, tokens.text, tokens[ground])
    add('text', `textMuted on ${ground}`, tokens.textMuted, tokens[ground])
    add('text', `textLink on ${ground}`, tokens.textLink, tokens[ground])
    add('mark', `borderStrong on ${ground}`, tokens.borderStrong, tokens[ground])
    add('mark', `borderFocus on ${ground}`, tokens.borderFocus, tokens[ground])
  }
  for (const ground of ['surfaceBrand', 'surfaceBrandHover', 'surfaceBrandPressed'] as const) {
    add('text', `textOnBrand on ${ground}`, tokens.textOnBrand, tokens[ground])
  }
  add('text', 'text on surfacePressed', tokens.text, tokens.surfacePressed)
  add('mark', 'stone three on surfaceRaised', tokens.stone.three, tokens.surfaceRaised)
  for (const tone of ['brand', 'danger'] as const) {
    add('band', `${tone} border on surfaceRaised`, tokens[tone].border, tokens.surfaceRaised)
  }
  for (const tone of toneNames) {
    const colors = tokens[tone]
    add('text', `${tone} text on its surface`, colors.text, colors.surface)
    add('text', `text on ${tone} surface`, tokens.text, colors.surface)
    add('text', `textMuted on ${tone} surface`, tokens.textMuted, colors.surface)
    add('text', `textLink on ${tone} surface`, tokens.textLink, colors.surface)
    add('mark', `${tone} icon on its surface`, colors.icon, colors.surface)
    add('mark', `borderFocus on ${tone} surface`, tokens.borderFocus, colors.surface)
    add('text', `${tone} onSolid on solid`, colors.onSolid, colors.solid)
    add('text', `${tone} onSolid on solidHover`, colors.onSolid, colors.solidHover)
    add('text', `${tone} onSolid on solidPressed`, colors.onSolid, colors.solidPressed)
    for (const ground of ['surface', 'surfaceRaised'] as const) {
      add('text', `${tone} text on ${ground}`, colors.text, tokens[ground])
    }
  }
  return pairs
}
