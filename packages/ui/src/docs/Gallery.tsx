import { type ComponentType, type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { setStoryLanguage } from '../story-texts/translate.ts'
import { translated } from '../story-texts/translated.ts'
import { FramedStory } from './FramedStory.tsx'
import { usePageLink } from './page-link.ts'
import { useTurn } from './use-turn.ts'

interface StoryParts {
  args?: object
  render?: (args: object, context: object) => ReactNode
}

interface StoriesFile {
  default: StoryParts & {
    component?: ComponentType
    title: string
    parameters?: { docs?: { story?: { inline?: boolean } } }
  }
  Example: StoryParts
}

/** The story files, without state matrices and additional files of a component. */
const files = import.meta.glob<StoriesFile>(['../components/*/*.stories.tsx', '!**/*.*.stories.tsx'], {
  eager: true,
})

const groups = ['Actions', 'Forms', 'Data', 'Feedback', 'Overlays', 'Layout', 'Shell', 'Patterns']

/** The files of a group by their components' names. */
const filesOf = (group: string) =>
  Object.values(files)
    .map((file) => ({ name: file.default.title.split('/').at(-1) ?? '', file }))
    .filter(({ file }) => file.default.title.startsWith(`${group}/`))
    .toSorted((one, other) => one.name.localeCompare(other.name))

const HEIGHT = 144
const PADDING = 24
/** Scales of a component: maximum, small components, framed ones, and minimum. */
const SCALE = { most: 0.6, small: 0.8, framed: 0.4, least: 0.3 }
/** Wide components, whose text would wrap in a narrow tile, with their scale. */
const wide = new Map([
  ['DataTable', 0.35],
  ['Stepper', 0.35],
])
/** Small components, which are centered because a tile's edge would clip them. */
const small = new Set([
  'Avatar',
  'Badge',
  'Button',
  'ButtonLink',
  'Countdown',
  'IconButton',
  'Link',
  'Logo',
  'Mosaic',
  'Spinner',
  'StatusBadge',
  'ToggleButton',
])

const tiles: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: 16,
  padding: 0,
  listStyle: 'none',
}
const tile: CSSProperties = {
  position: 'relative',
  margin: 0,
  border: '1px solid var(--tessera-border)',
  borderRadius: 10,
  background: 'var(--tessera-surfaceRaised)',
  overflow: 'hidden',
}
const preview: CSSProperties = {
  blockSize: HEIGHT,
  overflow: 'hidden',
  background: 'var(--tessera-surface)',
  borderBlockEnd: '1px solid var(--tessera-border)',
}
const link: CSSProperties = { display: 'block', padding: '8px 12px' }
const scaledBy = (scale: number): CSSProperties => ({
  inlineSize: `${100 / scale}%`,
  blockSize: `${100 / scale}%`,
  scale: `${scale}`,
  transformOrigin: 'top left',
  boxSizing: 'border-box',
  border: 0,
})
const centered: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'safe center',
  padding: PADDING,
  overflowWrap: 'normal',
}

/**
 * Returns the next smaller scale at which everything fits, including overflow. It never grows, because that would
 * oscillate.
 */
function fitScale(scale: number, { scrollHeight, scrollWidth, clientWidth }: Element) {
  const inHeight = HEIGHT / (scrollHeight + 2 * PADDING)
  const inWidth = scale * (clientWidth / scrollWidth)
  return Math.max(SCALE.least, Math.min(scale, inHeight, inWidth))
}

/** A component in its tile, scaled down if it does not fit. */
function Fitted({ initialScale, isSmall, children }: { initialScale: number; isSmall: boolean; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(initialScale)
  useEffect(() => {
    const content = ref.current
    if (!content) return undefined
    const observer = new ResizeObserver(() => setScale((last) => fitScale(last, content)))
    observer.observe(content)
    return () => observer.disconnect()
  }, [])
  return (
    <div style={{ ...scaledBy(scale), ...centered, justifyItems: isSmall ? 'center' : 'stretch' }}>
      <div ref={ref}>{children}</div>
    </div>
  )
}

/** A component's first story, in the language of the page. */
function Example({ name, file: { default: meta, Example: story } }: { name: string; file: StoriesFile }) {
  const { locale } = useLocale()
  const args = { ...meta.args, ...story.args }
  const render = story.render ?? meta.render
  const Component = meta.component
  setStoryLanguage(locale)
  if (render) return translated(render(args, { globals: { locale }, name }))
  return Component && translated(<Component {...args} />)
}

const storyId = (title: string, story: string) => `${title}--${story}`.toLowerCase().replaceAll(/[^a-z0-9-]+/g, '-')

/** A component in its own window, mounted when it is next in the queue. */
function Framed({ id, title }: { id: string; title: string }) {
  const ref = useRef<HTMLDivElement>(null)
  const { hasTurn, end } = useTurn(ref)
  return (
    <div ref={ref} style={{ blockSize: '100%' }}>
      {hasTurn && <FramedStory id={id} title={title} style={scaledBy(SCALE.framed)} onLoad={end} />}
    </div>
  )
}

function Preview({ name, file }: { name: string; file: StoriesFile }) {
  const { title, parameters } = file.default
  if (parameters?.docs?.story?.inline === false) {
    return <Framed id={storyId(title, 'example')} title={name} />
  }
  const isSmall = small.has(name)
  return (
    <Fitted initialScale={wide.get(name) ?? (isSmall ? SCALE.small : SCALE.most)} isSmall={isSmall}>
      <Example name={name} file={file} />
    </Fitted>
  )
}

function PageLink({ name, file }: { name: string; file: StoriesFile }) {
  return (
    <a {...usePageLink(storyId(file.default.title, 'docs'))} style={link}>
      {name}
    </a>
  )
}

/** The components of a group, each with a small preview and a link to its page. */
const Group = ({ name: group }: { name: string }) => (
  <ul style={tiles}>
    {filesOf(group).map(({ name, file }) => (
      <li key={name} style={tile}>
        <div inert aria-hidden className="sb-unstyled" style={preview}>
          <Preview name={name} file={file} />
        </div>
        <PageLink name={name} file={file} />
      </li>
    ))}
  </ul>
)

/** All components with previews, by purpose. */
export const Gallery = () =>
  groups.map((group) => (
    <section key={group} aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`}>{group}</h2>
      <Group name={group} />
    </section>
  ))
