import { describe, expect, it } from 'vitest'
import { readSources } from './import-graph.ts'

const PHYSICAL =
  /^\s*'?(?:(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*|border(?:Top|Bottom)(?:Left|Right)Radius|left|right)'?:|(?:textAlign|float|clear): '(?:left|right)'/

function physicalIn(file: string, source: string): string[] {
  if (!file.endsWith('.css.ts')) return []
  return source
    .split('\n')
    .flatMap((line, index) => (PHYSICAL.test(line) ? [`${file}:${index + 1} uses a physical side`] : []))
}

describe('stylesheets', () => {
  it('use logical sides, so right-to-left languages mirror them', () => {
    expect([...readSources()].flatMap(([file, source]) => physicalIn(file, source))).toEqual([])
  })

  it('report the line with a physical side', () => {
    expect(physicalIn('packages/ui/src/components/Page/Page.css.ts', "  marginLeft: '4px',")).toHaveLength(1)
  })
})
