import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import spanish from './es-MX.json'
import french from './fr-CA.json'
import names from './names.json'
import { type Catalog, t, setStoryLanguage } from './translate.ts'
import { translated } from './translated.ts'

const ROOT = join(import.meta.dirname, '../../../..')
/** Stories of the portal's forms also use texts of the portal, by id. */
const MESSAGE_ID = /^[a-z]\w*\.\w+$/
const STORY = /\.stories\.tsx$|\.fixture\.tsx?$|examples\/\w+\.tsx$|docs\/Matrix\.tsx$/
const sources = ['packages/ui/src', 'portal/src/forms']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => STORY.test(file))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))

/** All story texts; JSX text over several lines counts as one. */
const all = sources
  .join('\n')
  .replaceAll(/\s*\n\s*/g, ' ')
  .replaceAll(String.raw`\n`, ' ')

/** Whether a text is complete in the source: in quotes, between tags and placeholders, or as a key. */
function isUsed(text: string) {
  const letters = text.replaceAll('\n', ' ').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`['">}] ?${letters} ?['"<{]|[{,] ${letters}: `).test(all)
}

const placeholdersIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted().join(' ')

afterEach(() => setStoryLanguage('en-US'))

describe.each(Object.entries<Catalog>({ 'es-MX': spanish, 'fr-CA': french }))('the story texts in %s', (_, catalog) => {
  const entries = Object.entries(catalog)
  const keys = Object.keys(catalog)

  it('have the same keys in every language, in alphabetical order', () => {
    expect(keys).toEqual(Object.keys(spanish))
    expect(keys).toEqual(keys.toSorted())
  })

  it('are all used', () => {
    expect(keys.filter((text) => !isUsed(text))).toEqual([])
  })

  it('are not empty, and have the placeholders of the English text', () => {
    expect(entries.filter(([, translation]) => !translation.trim())).toEqual([])
    expect(entries.filter(([text, translation]) => placeholdersIn(text) !== placeholdersIn(translation))).toEqual([])
  })

  it('are never an English text that has another translation', () => {
    const again = entries.filter(([, translation]) => (catalog[translation] ?? translation) !== translation)
    expect(again).toEqual([])
  })
})

it('names are listed once, in alphabetical order, and are not in the catalogs', () => {
  expect(names).toEqual([...new Set(names)].toSorted())
  expect(names.filter((name) => name in spanish)).toEqual([])
})

it('every requested text is in the catalogs', () => {
  const requested = [...all.matchAll(/\b(?:t|storyText)\(\s*'((?:[^'\\]|\\.)+)'/g)]
    .map(([, text = '']) => text)
    .filter((text) => !MESSAGE_ID.test(text))
  expect(requested.length).toBeGreaterThan(20)
  expect(requested.filter((text) => !(text in spanish))).toEqual([])
})

describe('a rendered story', () => {
  const users = [{ id: 'Users', label: 'Users', type: 'Supplier' }]
  const story = (
    <section aria-label="Users" className="small">
      Acting for <strong>Bright Foods</strong>
      {users.map(({ id, label }) => (
        <p key={id} id={id}>
          {label}
        </p>
      ))}
    </section>
  )

  it('is in English if no other language is chosen', () => {
    expect(translated(story)).toBe(story)
    setStoryLanguage('pl-PL')
    expect(translated(story)).toBe(story)
  })

  it('is in brackets in a pseudo-language', () => {
    setStoryLanguage('en-XA')
    expect(t('Users')).toMatch(/^\[Úsérs~+\]$/)
    expect(t('Actions for {name}', { name: 'Ana' })).toContain('Ana')
  })

  it('is in the chosen language, also in nested elements, except for names and values that are not text', () => {
    setStoryLanguage('es-MX')
    render(translated(story))
    const section = screen.getByRole('region', { name: 'Usuarios' })
    expect(section).toHaveClass('small')
    expect(section).toHaveTextContent('Actúas en nombre de Bright FoodsUsuarios')
    expect(section.lastElementChild).toHaveAttribute('id', 'Users')
  })

  it('keeps code unchanged', () => {
    setStoryLanguage('fr-CA')
    render(
      translated(
        <p>
          Users <code>spark</code>
        </p>,
      ),
    )
    expect(screen.getByText('spark')).toBeVisible()
    expect(screen.getByText('Utilisateurs')).toBeVisible()
  })

  it('stays the same object if nothing changes', () => {
    setStoryLanguage('fr-CA')
    expect(translated(users)).toBe(translated(users))
    expect(translated(users)).toEqual([{ id: 'Users', label: 'Utilisateurs', type: 'Supplier' }])
    const others = [{ label: 'Bright Foods', when: new Date(0) }]
    expect(translated(others)).toBe(others)
  })

  it('has its values formatted in the chosen language', () => {
    setStoryLanguage('fr-CA')
    expect(t('{count} users will lose access immediately.', { count: 1240 })).toMatch(/^1\s240 utilisateurs/)
    setStoryLanguage('en-US')
    expect(t('Actions for {name}', { name: 'Ana' })).toBe('Actions for Ana')
  })
})
