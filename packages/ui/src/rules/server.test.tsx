// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ComponentSample } from './component-sample.ts'
import { samples } from './samples.ts'

const drawing = (draws: ComponentSample['draws']) =>
  Object.entries(samples).filter(([, sample]) => sample.draws === draws)
const onServer = (sample: ComponentSample) => renderToString(sample.use(() => undefined))

describe('on a server without a window', () => {
  it.each(drawing(undefined))('%s is drawn', (_name, sample) => {
    expect(typeof window).toBe('undefined')
    expect(onServer(sample)).toMatch(/^<[a-z]/)
  })

  it.each(drawing('later'))('%s draws nothing yet and does not fail', (_name, sample) => {
    expect(onServer(sample)).toBe('')
  })

  it.each(drawing('content'))('%s draws its content', (_name, sample) => {
    expect(onServer(sample)).toContain('Content')
  })
})
