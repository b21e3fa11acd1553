// @vitest-environment node
import { Parser } from 'htmlparser2'
import { createElement, type FunctionComponent, type ReactElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { UIProvider } from '../components/UIProvider/UIProvider.tsx'
import { fixtures } from './component-fixtures.ts'

type Render = (args: object, context: { globals: object }) => ReactNode
interface StoryModule {
  default: { component?: FunctionComponent; args?: object; render?: Render }
  [story: string]: { args?: object; render?: Render }
}

// State matrices lay out their cells with style attributes of their own.
const modules = import.meta.glob<StoryModule>(['../**/*.stories.tsx', '!../**/*.matrix.stories.tsx'], { eager: true })

/** Style attributes that a rule of our styles repeats; all are from React Aria. */
const repeated = [
  // The native control of a checkbox, a radio and a switch: `toggle.css.ts`, `SegmentedControl.css.ts`.
  'border:0;clip:rect(0 0 0 0);clip-path:inset(50%);height:1px;margin:-1px;overflow:hidden;padding:0;position:absolute;width:1px;white-space:nowrap',
  // The native control of a select: `field.css.ts`.
  'border:0;clip:rect(0 0 0 0);clip-path:inset(50%);height:1px;margin:-1px;overflow:hidden;padding:0;position:fixed;width:1px;white-space:nowrap;top:0;left:0',
  // The cell of a tag: `TagList.css.ts`.
  'display:contents',
]

/** Style attributes that a story sets itself. */
const ofStories = [
  'inline-size:820px',
  'padding:8px 12px;border:1px solid',
  'min-block-size:300vh',
  'display:grid;grid-template-columns',
  'position:sticky',
]

function tagsOf(element: ReactElement) {
  const tags: { name: string; attributes: Record<string, string> }[] = []
  const parser = new Parser({ onopentag: (name, attributes) => void tags.push({ name, attributes }) })
  parser.end(renderToString(element))
  return tags
}

const droppedFrom = (element: ReactElement) =>
  tagsOf(element)
    .map(({ attributes }) => attributes['style'] ?? '')
    .filter((style) => style && !repeated.includes(style) && !ofStories.some((own) => style.startsWith(own)))

function* stories() {
  for (const [path, { default: meta, ...own }] of Object.entries(modules)) {
    for (const [name, story] of Object.entries(own)) {
      // A boundary's stories throw on purpose, which only a browser catches.
      if (path.includes('/ErrorBoundary/')) continue
      const args = { ...meta.args, ...story.args }
      const render = story.render ?? meta.render
      const Story = () =>
        render ? render(args, { globals: { locale: 'en-US' } }) : meta.component && createElement(meta.component, args)
      yield [`${path.split('/').at(-1)} ${name}`, Story] as const
    }
  }
}

describe('on a server page whose policy rejects style attributes', () => {
  it.each(Object.entries(fixtures))('the fixture of %s loses no styles', (_name, fixture) => {
    expect(droppedFrom(fixture.use(() => undefined))).toEqual([])
  })

  it.each([...stories()])('%s loses no styles', (_name, Story) => {
    expect(
      droppedFrom(
        <UIProvider locale="en-US">
          <Story />
        </UIProvider>,
      ),
    ).toEqual([])
  })

  it.each(Object.entries(fixtures))('each style element of %s has the nonce', (_name, fixture) => {
    const page = (
      <UIProvider locale="en-US" nonce="n0nce">
        {fixture.use(() => undefined)}
      </UIProvider>
    )
    const nonces = tagsOf(page).flatMap(({ name, attributes }) => (name === 'style' ? [attributes['nonce']] : []))
    expect(nonces.every((nonce) => nonce === 'n0nce')).toBe(true)
  })
})
