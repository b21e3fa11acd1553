import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { render } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { samples } from './samples.ts'

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
  it('exports one component a folder, and nothing else', () => {
    expect(exported).toEqual(folders)
  })

  it.each(
    'Button Link TextField TextArea Select MultiSelect Checkbox RadioGroup FileUpload DateRangePicker DataTable SeeMoreText Dialog SidePanel InlineAlert Toast Banner Tabs Pagination Skeleton Spinner ProductTile LinkTile AppHeader AppFooter ScrollToTop ErrorBoundary PageMessage SessionTimeoutAlert PressAndHold'.split(
      ' ',
    ),
  )('UIX-01a has %s', (name) => {
    expect(exported).toContain(name)
  })

  it('UIX-01b makes no call of its own and knows no router', () => {
    const src = resolve(root, '..')
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    const own = files.filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories|sample)\.|^docs\//.test(path))
    const outside = /\bfetch\(|XMLHttpRequest|sendBeacon|EventSource|WebSocket|from '(?:react-router|swr|@tessera\/)/
    expect(own.filter((path) => outside.test(readFileSync(resolve(src, path), 'utf8')))).toEqual([])
    expect(own.length).toBeGreaterThan(folders.length)
  })

  it.each(Object.entries(manifest.exports).filter(([path]) => !path.includes('*') && !/css|json/.test(path)))(
    'has a file behind its entry %s',
    (path, { '@tessera/source': source }) => {
      expect(existsSync(resolve(import.meta.dirname, '../..', source ?? ''))).toBe(true)
      const { '@tessera/source': _, ...published } = manifest.exports[path] ?? {}
      expect(manifest.publishConfig.exports[path]).toEqual(published)
    },
  )

  it.each(Object.keys(entries).filter((path) => path !== '../entries/index.ts'))(
    'lets an application import %s',
    (path) => {
      expect(manifest.exports).toHaveProperty([path.replace('../entries/', './').replace(/\.ts$/, '')])
    },
  )

  it.each(functions)('names the function %s as a hook or a maker', (name) => {
    expect(name).toMatch(/^(use|create|default)[A-Z]/)
  })
})

describe.each(exported)('%s', (name) => {
  it('UIX-02b has a sample that is tried with all others, a story, a sheet and a page', () => {
    const files = ['.tsx', '.sample.tsx', '.stories.tsx', '.sheet.stories.tsx', '.mdx'].map((end) => `${name}${end}`)
    expect(files.filter((file) => !existsSync(resolve(root, name, file)))).toEqual([])
  })

  it('stands in a group of Storybook, with its sheet beneath it', () => {
    const titles = ['stories', 'sheet.stories'].map((end) => {
      const source = readFileSync(resolve(root, name, `${name}.${end}.tsx`), 'utf8')
      return /title: '(\w+\/\w+)'/.exec(source)?.[1]
    })
    const group = '(?:Actions|Forms|Data|Feedback|Overlays|Layout|Shell|Patterns)'
    expect(titles[0]).toMatch(new RegExp(`^${group}/${name}$`))
    expect(titles[1]).toBe(titles[0])
  })

  it('says on its page where it is imported from', () => {
    const page = readFileSync(resolve(root, name, `${name}.mdx`), 'utf8')
    const [, entry] = /'@tessera\/ui(?:\/([\w-]+))?'/.exec(page) ?? []
    expect(entryNamed(entry)).toHaveProperty(name)
  })

  it('says in one sentence what it is', () => {
    const source = readFileSync(resolve(root, name, `${name}.tsx`), 'utf8')
    expect(source).toMatch(new RegExp(`/\\*\\* [^\\n]+ \\*/\\nexport (function|class) ${name}\\b`))
  })
})

describe.each(Object.entries(samples).filter(([, { draws }]) => draws !== 'content'))('%s', (_name, sample) => {
  it('hands out its element by ref', () => {
    const ref = vi.fn<(element: Element | null) => void>()
    render(sample.use(ref))
    expect(ref.mock.calls[0]?.[0]).toBeInstanceOf(Element)
  })
})
