import { describe, expect, it } from 'vitest'
import { readHouse } from './walker.ts'

const PHYSICAL =
  /^\s*'?(?:(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*|border(?:Top|Bottom)(?:Left|Right)Radius|left|right)'?:|(?:textAlign|float|clear): '(?:left|right)'/

function physicalIn(file: string, source: string): string[] {
  if (!file.endsWith('.css.ts')) return []
  return source
    .split('\n')
    .flatMap((line, index) => (PHYSICAL.test(line) ? [`${file}:${index + 1} holds from left to right only`] : []))
}

describe('the style sheets', () => {
  it('name sides by the direction of writing, so that a language from right to left mirrors them', () => {
    expect([...readHouse()].flatMap(([file, source]) => physicalIn(file, source))).toEqual([])
  })

  it.each([
    "  marginLeft: '4px',",
    '  paddingRight: size.space[2],',
    "  borderLeftWidth: '1px',",
    "  borderTopRightRadius: '4px',",
    '  left: 0,',
    "  'right': 0,",
    "  textAlign: 'left',",
  ])('are missed in %s', (line) => {
    expect(physicalIn('packages/ui/src/components/Page/Page.css.ts', line)).toHaveLength(1)
    expect(physicalIn('packages/ui/src/components/Page/Page.tsx', line)).toEqual([])
  })

  it.each(["  marginInlineStart: '4px',", '  insetInlineEnd: 0,', "  textAlign: 'start',"])('may say %s', (line) => {
    expect(physicalIn('packages/ui/src/components/Page/Page.css.ts', line)).toEqual([])
  })
})
