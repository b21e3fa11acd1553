import { expect, it } from 'vitest'
import { toDtcg } from './dtcg.ts'

it('B-24 exports a theme’s tokens for designers in the Design Tokens format', () => {
  const tokens = toDtcg('light')
  expect(tokens['color']).toMatchObject({
    textOnBrand: { $type: 'color', $value: { colorSpace: 'oklch', components: [1, 0, 0], alpha: 1, hex: '#ffffff' } },
    scrim: { $value: { alpha: 0.45 } },
    danger: { text: { $type: 'color' } },
  })
  expect(tokens['space']).toMatchObject({ 6: { $type: 'dimension', $value: { value: 24, unit: 'px' } } })
  expect(JSON.stringify(toDtcg('dark'))).not.toContain('null')
})
