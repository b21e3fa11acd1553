import { describe, expect, it } from 'vitest'
import { forcedCondition, forcedValue } from '../../.storybook/forced-colors.ts'

describe('forced colors drawn by Storybook', () => {
  it.each([
    ['color', 'oklch(0.3 0.02 265)', 'revert'],
    ['border-top-color', '1px solid #d0d4dc', 'currentcolor'],
    ['border-inline-end-color', 'transparent', 'currentcolor'],
    ['outline-color', 'rgb(0, 80, 200)', 'currentcolor'],
    ['background-color', 'oklch(0.98 0 0)', 'Canvas'],
    ['background-color', 'oklch(0.2 0.03 265 / 0.45)', 'rgb(from Canvas r g b / 0.45)'],
    ['background-image', 'linear-gradient(red, blue)', 'none'],
    ['box-shadow', '0 1px 2px black', 'none'],
    ['text-shadow', '0 1px 2px black', 'none'],
  ])('change %s to %s', (property, value, forced) => {
    expect(forcedValue(property, value)).toBe(forced)
  })

  it.each([
    ['color', 'CanvasText'],
    ['border-top-color', '1px solid Highlight'],
    ['color', 'inherit'],
    ['border-top-color', 'currentcolor'],
    ['background-color', 'transparent'],
    ['background-image', 'url("map.svg")'],
    ['box-shadow', 'none'],
    ['fill', 'red'],
    ['display', 'grid'],
  ])('keep %s: %s', (property, value) => {
    expect(forcedValue(property, value)).toBeUndefined()
  })

  it('apply as a media condition, and leave the rest of it unchanged', () => {
    const query = 'screen and (forced-colors: none), (forced-colors: active)'
    expect(forcedCondition(query)).toBe('screen and (max-width: 0px), (min-width: 0px)')
    expect(forcedCondition('(min-width: 768px)')).toBe('(min-width: 768px)')
  })
})
