import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const manifest = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8')) as {
  exports: Record<string, Record<string, string>>
  publishConfig: { exports: Record<string, Record<string, string>> }
}
const root = resolve(import.meta.dirname, '../components')
const folders = readdirSync(root).toSorted()
const entries = import.meta.glob<Record<string, unknown>>(
  ['../entries/*.ts', '!../entries/brand.ts', '!../entries/icons.ts', '!../entries/pseudo.ts'],
  { eager: true },
)
const entryNamed = (name = 'index') => entries[`../entries/${name}.ts`]
const names = Object.values(entries).flatMap((entry) => Object.keys(entry))
const exported = names.filter((name) => /^[A-Z]/.test(name)).toSorted()
const functions = names.filter((name) => !/^[A-Z]/.test(name) && name !== 'default')

describe('the library', () => {
  it('exports one component per folder, and nothing else', () => {
    expect(exported).toEqual(folders)
  })

  it('UIX-01a has the components of the requirement', () => {
    const required =
      'Button Link TextField TextArea Select MultiSelect Checkbox RadioGroup FileUpload DateRangePicker DataTable SeeMoreText Dialog SidePanel InlineAlert Toast Banner Tabs Pagination Skeleton Spinner ProductTile LinkTile AppHeader AppFooter ScrollToTop ErrorBoundary PageMessage SessionTimeoutAlert PressAndHold'
    expect(exported).toEqual(expect.arrayContaining(required.split(' ')))
  })

  it('UIX-01b makes no network call and depends on no router', () => {
    const src = resolve(root, '..')
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    const sources = files.filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories|fixture)\.|^docs\//.test(path))
    const forbidden = /\bfetch\(|XMLHttpRequest|sendBeacon|EventSource|WebSocket|from '(?:react-router|swr|@tessera\/)/
    expect(sources.filter((path) => forbidden.test(readFileSync(resolve(src, path), 'utf8')))).toEqual([])
    expect(sources.length).toBeGreaterThan(folders.length)
  })

  it('has a source file for each entry of package.json, and an entry for each file', () => {
    const entriesOfManifest = Object.entries(manifest.exports).filter(
      ([path]) => !path.includes('*') && !/css|json/.test(path),
    )
    for (const [path, { '@tessera/source': source, ...published }] of entriesOfManifest) {
      expect(existsSync(resolve(import.meta.dirname, '../..', source ?? '')), path).toBe(true)
      expect(manifest.publishConfig.exports[path], path).toEqual(published)
    }
    const paths = Object.keys(entries).filter((path) => path !== '../entries/index.ts')
    const imported = paths.map((path) => path.replace('../entries/', './').replace(/\.ts$/, ''))
    expect(Object.keys(manifest.exports)).toEqual(expect.arrayContaining(imported))
  })

  it('names its functions as hooks, creators or `…Of` getters', () => {
    expect(functions.filter((name) => !/^(use|create|default)[A-Z]|[a-z]Of$/.test(name))).toEqual([])
  })
})

describe.each(exported)('%s', (name) => {
  it('UIX-02b has a fixture for all rules, a story, a state matrix and a page', () => {
    const files = ['.tsx', '.fixture.tsx', '.stories.tsx', '.matrix.stories.tsx', '.mdx'].map((end) => `${name}${end}`)
    expect(files.filter((file) => !existsSync(resolve(root, name, file)))).toEqual([])
  })

  it('has a JSDoc comment, one title in Storybook, and a page with its import', () => {
    const read = (end: string) => readFileSync(resolve(root, name, `${name}.${end}`), 'utf8')
    expect(read('tsx')).toMatch(new RegExp(`/\\*\\*(?:(?!\\*/)[^])+\\*/\\nexport (function|class) ${name}\\b`))

    const titles = ['stories.tsx', 'matrix.stories.tsx'].map((end) => /title: '(\w+\/\w+)'/.exec(read(end))?.[1])
    const group = '(?:Actions|Forms|Data|Feedback|Overlays|Layout|Shell|Patterns)'
    expect(titles[0]).toMatch(new RegExp(`^${group}/${name}$`))
    expect(titles[1]).toBe(titles[0])

    const [, entry] = /'@tessera\/ui(?:\/([\w-]+))?'/.exec(read('mdx')) ?? []
    expect(entryNamed(entry)).toHaveProperty(name)
  })
})
