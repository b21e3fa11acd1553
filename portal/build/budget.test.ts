import { describe, expect, it } from 'vitest'
import { checkSizes } from './budget.ts'

const apps = { name: '/apps', weight: 145, limit: 145 }
const styles = { name: 'the stylesheet', weight: 20.001, limit: 20 }

describe('budget of first loads', () => {
  it('B-21 a build over a limit fails, and the error names the loads that are too large', () => {
    expect(() => checkSizes([apps, styles])).toThrow('The first load is too large (min + gzip): the stylesheet.')
    expect(() => checkSizes([{ ...apps, weight: 145.1 }, styles])).toThrow('/apps, the stylesheet.')
  })

  it('B-21 a build at its limits passes', () => {
    expect(() => checkSizes([apps, { ...styles, weight: 20 }])).not.toThrow()
  })
})
