import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../lib/results.mjs'
import { chooseStories } from '../lib/story-choice.mjs'

const COMPONENTS = 'packages/ui/src/components'

/** One story per component, as Storybook's index names it. */
const stories = readdirSync(join(ROOT, COMPONENTS)).map((name) => ({
  id: name,
  importPath: `./${COMPONENTS}/${name}/${name}.stories.tsx`,
}))

function chosen(files: string[], seed = 0) {
  const { ids } = chooseStories(stories, { seed, isFull: false, changes: { files, texts: [], since: 'abc1234' } })
  return ids
}

describe('stories to visit', () => {
  it('are those of a changed component, of all that use it, and a tenth of the others', () => {
    const ids = chosen([`${COMPONENTS}/Button/Button.css.ts`])
    expect(ids).toEqual(expect.arrayContaining(['Button', 'Dialog', 'ConfirmDialog', 'Form']))
    expect(ids.length).toBeLessThan(stories.length)
  })

  it('are those of a component whose messages have changed', () => {
    expect(chosen([`${COMPONENTS}/Pagination/messages.ts`])).toContain('Pagination')
  })

  it('are those of a component that is imported through an entry of the package', () => {
    const forms = [{ id: 'forms', importPath: './portal/src/forms/forms.stories.tsx' }]
    const choose = (file: string) =>
      chooseStories(forms, { seed: 1, isFull: false, changes: { files: [file], texts: [], since: 'abc1234' } }).ids
    expect(choose(`${COMPONENTS}/TextField/TextField.tsx`)).toEqual(['forms'])
    expect(choose(`${COMPONENTS}/LinkTile/LinkTile.tsx`)).toEqual([])
  })

  it('are not all stories if a barrel file gets one more export', () => {
    const lists = ['packages/ui/src/entries/index.ts', `${COMPONENTS}/UIProvider/all-messages.ts`]
    expect(chosen([...lists, `${COMPONENTS}/Card/Card.tsx`]).length).toBeLessThan(stories.length)
  })

  it.each(['en-US', 'es-MX', 'fr-CA'])('are those that load the portal’s messages if %s has changed', (locale) => {
    const forms = [{ id: 'forms', importPath: './portal/src/forms/forms.stories.tsx' }]
    const changes = { files: [`portal/src/messages/${locale}.json`], texts: [], since: 'abc1234' }
    expect(chooseStories(forms, { seed: 1, isFull: false, changes }).ids).toEqual(['forms'])
  })

  it('are only those whose story texts have changed', () => {
    const files = ['packages/ui/src/story-texts/es-MX.json']
    const choose = (texts: string[]) =>
      chooseStories(stories, { seed: 0, isFull: false, changes: { files, texts, since: 'abc1234' } }).ids
    expect(choose(['Save changes'])).toContain('Button')
    expect(choose([])).toEqual(chosen([]))
  })

  it.each(['packages/ui/src/theme/reset.css.ts', 'packages/ui/src/components/UIProvider/UIProvider.tsx'])(
    'are all if %s has changed, and a tenth in the second language',
    (file) => {
      const changes = { files: [file], texts: [], since: 'abc1234' }
      expect(chosen([file])).toBe('all')
      const { ids } = chooseStories(stories, { seed: 0, isFull: false, isSecond: true, changes })
      expect(ids).toHaveLength(Math.ceil(stories.length / 10))
    },
  )

  it('are all in a full run, and if the changes are unknown', () => {
    expect(chooseStories(stories, { seed: 0, isFull: true }).ids).toBe('all')
    const changes = { unknown: 'no full run is recorded yet' }
    expect(chooseStories(stories, { seed: 0, isFull: false, changes })).toEqual({ ids: 'all', why: changes.unknown })
  })
})
