import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { render } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { samples, withoutElement } from './samples.tsx'

const manifest = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8')) as {
  exports: Record<string, Record<string, string>>
  publishConfig: { exports: Record<string, Record<string, string>> }
}
const root = resolve(import.meta.dirname, '../components')
const folders = readdirSync(root).toSorted()
const entries = import.meta.glob<Record<string, unknown>>(
  ['./*.ts', '!./*.test.ts', '!./brand.ts', '!./pseudo.ts', '!./test-utils.ts'],
  { eager: true },
)
const names = Object.values(entries).flatMap((entry) => Object.keys(entry))
const exported = names.filter((name) => /^[A-Z]/.test(name)).toSorted()
const functions = names.filter((name) => !/^[A-Z]/.test(name) && name !== 'default')

/** The exported prop types of a component, as its source writes them, without comments. */
function propTypes(name: string) {
  const source = readFileSync(resolve(root, name, `${name}.tsx`), 'utf8')
  const types = source.match(/^export (?:interface [\s\S]*?^\}|type [^\n]+$)/gm) ?? []
  return types.join('\n').replaceAll(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, '')
}

describe('the library', () => {
  it('exports one component a folder, and nothing else', () => {
    expect(exported).toEqual(folders)
  })

  it.each(Object.entries(manifest.exports).filter(([path]) => !path.includes('*') && !/css|json/.test(path)))(
    'has a file behind its entry %s',
    (path, { '@tessera/source': source }) => {
      expect(existsSync(resolve(import.meta.dirname, '../..', source ?? ''))).toBe(true)
      const { '@tessera/source': _, ...published } = manifest.exports[path] ?? {}
      expect(manifest.publishConfig.exports[path]).toEqual(published)
    },
  )

  it.each(Object.keys(entries).filter((path) => path !== './index.ts'))('lets an application import %s', (path) => {
    expect(manifest.exports).toHaveProperty([path.replace(/\.ts$/, '')])
  })

  it.each(functions)('names the function %s as a hook or a maker', (name) => {
    expect(name).toMatch(/^(use|create|default)[A-Z]/)
  })

  it('changes its props only together with the prop contract', async () => {
    const contract = folders.map((name) => `// ${name}\n${propTypes(name)}\n`).join('\n')
    await expect(contract).toMatchFileSnapshot('./props.contract.txt')
  })
})

describe.each(exported)('%s', (name) => {
  it('has a story, a sheet and a page', () => {
    const files = [`${name}.tsx`, `${name}.stories.tsx`, `${name}.sheet.stories.tsx`, `${name}.mdx`]
    expect(files.filter((file) => !existsSync(resolve(root, name, file)))).toEqual([])
    const story = readFileSync(resolve(root, name, `${name}.stories.tsx`), 'utf8')
    expect(story).toContain(`title: 'Components/${name}'`)
  })

  it('says in one sentence what it is', () => {
    const source = readFileSync(resolve(root, name, `${name}.tsx`), 'utf8')
    expect(source).toMatch(new RegExp(`/\\*\\* [^\\n]+ \\*/\\nexport (function|class) ${name}\\b`))
  })
})

describe.each(exported.filter((name) => !(name in withoutElement)))('%s', (name) => {
  it('hands out its element by ref', () => {
    const ref = vi.fn<(element: Element | null) => void>()
    const sample = samples[name]
    expect(sample).toBeTypeOf('function')
    render(<>{sample?.(ref)}</>)
    expect(ref.mock.calls[0]?.[0]).toBeInstanceOf(Element)
  })
})
