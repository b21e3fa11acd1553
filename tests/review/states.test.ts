import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../lib/results.mjs'
import { DIMENSIONS } from './looks.mjs'

const COMPONENTS = join(ROOT, 'packages/ui/src/components')
const STATES = DIMENSIONS.state.filter((state) => state !== 'rest')
/** How a style speaks of a state. */
const SPOKEN = {
  hover: /data-hovered|:hover/,
  'focus-visible': /focus-visible/,
  pressed: /data-pressed|:active/,
}

const names = readdirSync(COMPONENTS).filter((name) => existsSync(join(COMPONENTS, name, `${name}.sheet.stories.tsx`)))
const listOf = (name: string) => join(COMPONENTS, name, `${name}.states.json`)

function stylesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return stylesOf(join(folder, entry.name))
    return entry.name.endsWith('.css.ts') ? [readFileSync(join(folder, entry.name), 'utf8')] : []
  })
}

describe('the states that a sheet must show', () => {
  it.each(names)('%s names them beside its sheet, in their order', (name) => {
    expect(existsSync(listOf(name)), `${name}.states.json is missing; [] where rest shows everything`).toBe(true)
    const listed: string[] = JSON.parse(readFileSync(listOf(name), 'utf8'))
    expect(listed).toEqual(STATES.filter((state) => listed.includes(state)))
  })

  it.each(names)('%s names what its own styles draw', (name) => {
    const styles = stylesOf(join(COMPONENTS, name)).join('\n')
    const drawn = Object.entries(SPOKEN).flatMap(([state, words]) => (words.test(styles) ? [state] : []))
    expect(JSON.parse(readFileSync(listOf(name), 'utf8'))).toEqual(expect.arrayContaining(drawn))
  })
})
