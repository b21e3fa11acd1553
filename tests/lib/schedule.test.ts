import { describe, expect, it } from 'vitest'
import { runSideBySide } from './schedule.mjs'

interface Layer {
  name: string
  after?: string[]
  isFirst?: boolean
}

interface Circumstances {
  lanes?: number
  failing?: string
  seconds?: Record<string, number>
}

/** Runs layers that end after some turns; answers what began and ended, in order. */
async function story(layers: Layer[], { lanes = 2, failing, seconds = {} }: Circumstances = {}) {
  const lines: string[] = []
  await runSideBySide(layers, {
    lanes,
    secondsOf: (name: string) => seconds[name] ?? 1,
    run: async ({ name }: Layer, lacking?: string) => {
      if (lacking) {
        lines.push(`${name} lacks ${lacking}`)
        return false
      }
      lines.push(`${name} begins`)
      for (let turn = 0; turn < (seconds[name] ?? 1); turn++) await Promise.resolve()
      lines.push(`${name} ends`)
      return name !== failing
    },
  })
  return lines
}

const begun = (lines: string[]) => lines.filter((line) => line.endsWith('begins')).map((line) => line.split(' ')[0])

describe('layers side by side', () => {
  it('wait for what they need, also when that is not at the top of the list', async () => {
    const lines = await story([{ name: 'stories', after: ['build'] }, { name: 'build' }, { name: 'ui' }])
    expect(lines.indexOf('stories begins')).toBeGreaterThan(lines.indexOf('build ends'))
    expect(lines.slice(0, 2)).toEqual(['build begins', 'ui begins'])
  })

  it('begin with the first, then with the longest row of those that wait for one another', async () => {
    const layers = [{ name: 'short' }, { name: 'long' }, { name: 'build' }, { name: 'stories', after: ['build'] }]
    const seconds = { long: 5, build: 2, stories: 4 }
    expect(begun(await story([...layers, { name: 'format', isFirst: true }], { lanes: 1, seconds }))).toEqual([
      'format',
      'build',
      'long',
      'stories',
      'short',
    ])
  })

  it('are not run without what they need, and are counted', async () => {
    const lines = await story([{ name: 'build' }, { name: 'stories', after: ['build'] }], { failing: 'build' })
    expect(lines.at(-1)).toBe('stories lacks build')
  })

  it('run alone without what they would come after', async () => {
    expect(await story([{ name: 'stories', after: ['build'] }])).toEqual(['stories begins', 'stories ends'])
  })
})
