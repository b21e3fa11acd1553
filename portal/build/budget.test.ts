import { describe, expect, it } from 'vitest'
import { judge } from './budget.ts'

const apps = { name: '/apps', weight: 145, limit: 145 }
const styles = { name: 'the style sheet', weight: 20.001, limit: 20 }

describe('budget of first loads', () => {
  it('B-21 a build over a limit fails and names what is too large', () => {
    expect(() => judge([apps, styles])).toThrow('Too much is loaded at first (min + gzip): the style sheet.')
    expect(() => judge([{ ...apps, weight: 145.1 }, styles])).toThrow('/apps, the style sheet.')
  })

  it('B-21 a build at its limits passes', () => {
    expect(() => judge([apps, { ...styles, weight: 20 }])).not.toThrow()
  })
})
