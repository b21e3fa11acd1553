import { DocsContainer, type DocsContainerProps, Story, useOf } from '@storybook/addon-docs/blocks'
import { UIProvider } from '@tessera/ui'
import { type ComponentProps, type CSSProperties, useEffect, useState } from 'react'
import { addons } from 'storybook/preview-api'
import { FramedStory, FrameStyleProps } from '../packages/ui/src/docs/FramedStory.tsx'
import { docsTheme } from './docs-theme.ts'
import { setForcedColors } from './forced-colors.ts'
import { type StoryMode, modeOf, ownMessages } from './story-mode.ts'

/** The toolbar's choices. A page remounts when they change. */
function readToolbar() {
  const channel = addons.getChannel()
  const [last] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? []
  const { state = 'none', colors = 'own' } = last?.globals ?? {}
  return { mode: modeOf(last?.globals), state, colors }
}

/**
 * Restores the mode's attributes on the root element. Stories of the previous page unmount late and remove the
 * attributes that they set.
 */
function setModeOnRoot({ theme, density, motion }: StoryMode) {
  const root = document.documentElement
  const keep = () => {
    for (const [name, value] of Object.entries({ theme, density, motion })) root.dataset[name] ??= value
  }
  const observer = new MutationObserver(keep)
  observer.observe(root, { attributes: true })
  return () => observer.disconnect()
}

function makePropsTablesFocusable() {
  for (const table of document.querySelectorAll<HTMLElement>('.docblock-argstable:not([tabindex])')) table.tabIndex = 0
}

/**
 * Makes scrollable props tables focusable, like our own tables. They render after their page, so an observer finds
 * them.
 */
function keepPropsTablesFocusable() {
  makePropsTablesFocusable()
  const observer = new MutationObserver(makePropsTablesFocusable)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Wraps each documentation page: Storybook's own parts in our theme, and the setup of our specimens. */
export function DocsFrame({ children, ...rest }: DocsContainerProps) {
  const [{ mode, ...forced }] = useState(readToolbar)
  useEffect(() => setModeOnRoot(mode), [mode])
  useEffect(keepPropsTablesFocusable, [])
  useEffect(() => setForcedColors(forced.colors === 'forced'), [forced.colors])
  return (
    <UIProvider {...mode} messages={ownMessages}>
      <FrameStyleProps value={{ ...mode, ...forced }}>
        <DocsContainer {...rest} theme={docsTheme(mode.theme)}>
          {children}
        </DocsContainer>
      </FrameStyleProps>
    </UIProvider>
  )
}

const smaller = (scale: number): CSSProperties => ({
  inlineSize: `${100 / scale}%`,
  blockSize: `${100 / scale}%`,
  scale: `${scale}`,
  transformOrigin: 'top left',
})

/**
 * Renders a story on a page. A story that opens an overlay, moves focus or fills the window needs its own frame
 * (`story={{ inline: false, height: '320px' }}`). Unlike Storybook's own frame, it follows the toolbar. `scale` below 1
 * widens the frame's viewport; height `auto` fits its content.
 */
export function StoryBlock(props: ComponentProps<typeof Story>) {
  const { story } = useOf(props.of ?? 'story', ['story'])
  const settings = { inline: true, height: '320px', scale: 1, ...story.parameters['docs']?.story, ...props }
  const { inline, height, scale } = settings
  const [ownHeight, setOwnHeight] = useState(320)
  const isAuto = height === 'auto'
  if (inline) return <Story {...props} />
  return (
    <div id={`story--${story.id}`} className="sb-story sb-unstyled" data-story-block="true">
      <div style={{ blockSize: isAuto ? ownHeight * scale : height, overflow: 'hidden' }}>
        <FramedStory
          id={story.id}
          title={story.name}
          style={smaller(scale)}
          onHeight={isAuto ? setOwnHeight : undefined}
        />
      </div>
    </div>
  )
}
