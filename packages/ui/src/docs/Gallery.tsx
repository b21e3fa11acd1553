import type { CSSProperties, ComponentType, ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { speak } from '../samples/say.ts'
import { translated } from '../samples/translated.ts'
import { FramedStory } from './FramedStory.tsx'
import { usePageLink } from './page-link.ts'

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

const files = import.meta.glob<StoriesFile>(['../components/*/*.stories.tsx', '!**/*.sheet.stories.tsx'], {
  eager: true,
})

const groups = ['Actions', 'Forms', 'Data', 'Feedback', 'Overlays', 'Layout', 'Shell', 'Patterns']

/** The files of a group by their components' names. */
const filesOf = (group: string) =>
  Object.values(files)
    .map((file) => ({ name: file.default.title.split('/').at(-1) ?? '', file }))
    .filter(({ file }) => file.default.title.startsWith(`${group}/`))
    .toSorted((one, other) => one.name.localeCompare(other.name))

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
const picture: CSSProperties = {
  blockSize: 144,
  overflow: 'hidden',
  background: 'var(--tessera-surface)',
  borderBlockEnd: '1px solid var(--tessera-border)',
}
const link: CSSProperties = { display: 'block', padding: '8px 12px' }
const SCALE = 0.6
const drawing: CSSProperties = {
  inlineSize: `${100 / SCALE}%`,
  blockSize: `${100 / SCALE}%`,
  scale: `${SCALE}`,
  transformOrigin: 'top left',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'safe center',
  padding: 24,
  boxSizing: 'border-box',
  border: 0,
}

/** A component's first story, drawn small. */
function Example({ name, file: { default: meta, Example: story } }: { name: string; file: StoriesFile }) {
  const { locale } = useLocale()
  const args = { ...meta.args, ...story.args }
  const render = story.render ?? meta.render
  const Component = meta.component
  speak(locale)
  if (render) return translated(render(args, { globals: { locale }, name }))
  return Component && translated(<Component {...args} />)
}

const storyId = (title: string, story: string) => `${title}--${story}`.toLowerCase().replaceAll(/[^a-z0-9-]+/g, '-')

function Picture({ name, file }: { name: string; file: StoriesFile }) {
  const { title, parameters } = file.default
  if (parameters?.docs?.story?.inline === false) {
    return <FramedStory id={storyId(title, 'example')} title={name} style={{ ...drawing, padding: 0 }} />
  }
  return (
    <div style={drawing}>
      <div>
        <Example name={name} file={file} />
      </div>
    </div>
  )
}

function PageLink({ name, file }: { name: string; file: StoriesFile }) {
  return (
    <a {...usePageLink(storyId(file.default.title, 'docs'))} style={link}>
      {name}
    </a>
  )
}

/** The components of a group, each with a small picture of itself that leads to its page. */
const Group = ({ name: group }: { name: string }) => (
  <ul style={tiles}>
    {filesOf(group).map(({ name, file }) => (
      <li key={name} style={tile}>
        <div inert aria-hidden className="sb-unstyled" style={picture}>
          <Picture name={name} file={file} />
        </div>
        <PageLink name={name} file={file} />
      </li>
    ))}
  </ul>
)

/** All components with their pictures, by what they are for. */
export const Gallery = () =>
  groups.map((group) => (
    <section key={group} aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`}>{group}</h2>
      <Group name={group} />
    </section>
  ))
