import { type CSSProperties, createContext, type SyntheticEvent, useContext } from 'react'

/** The class of story frames on documentation pages. */
export const FRAME = 'framed-story'

type Choice = 'theme' | 'locale' | 'density' | 'motion' | 'state' | 'colors'

/** The toolbar's globals, which set the mode of all frames of a page. */
export const FrameStyleProps = createContext<Partial<Record<Choice, string>>>({})

interface FramedStoryProps {
  id: string
  /** The accessible name of the frame. */
  title: string
  style: CSSProperties
  /** Called with the height of the content, on each change. */
  onHeight?: (height: number) => void
  onLoad?: () => void
}

/** Storybook's padding around a story. */
const PADDING = 16

function watchHeight({ contentDocument, contentWindow }: HTMLIFrameElement, onHeight: (height: number) => void) {
  const root = contentDocument?.getElementById('storybook-root')
  if (!root || !contentWindow) return
  const measure = () => onHeight(Math.ceil(root.getBoundingClientRect().bottom + contentWindow.scrollY + PADDING))
  new ResizeObserver(measure).observe(root)
}

/** A story in its own window, for one that opens an overlay, runs actions or fills a page. */
export function FramedStory({ id, title, style, onHeight, onLoad }: FramedStoryProps) {
  const globals = Object.entries(useContext(FrameStyleProps)).map(([name, value]) => `${name}:${value}`)
  const address = `iframe.html?viewMode=story&id=${id}&globals=${globals.join(';')}`
  const loaded = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    if (onHeight) watchHeight(currentTarget, onHeight)
    onLoad?.()
  }
  // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which needs every capability
  return <iframe className={FRAME} title={title} src={address} loading="lazy" style={style} onLoad={loaded} />
}
