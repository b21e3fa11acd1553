import { type CSSProperties, createContext, useContext } from 'react'

/** The class of frames in which stories stand on documentation pages. */
export const FRAME = 'framed-story'

type Choice = 'theme' | 'locale' | 'density' | 'motion' | 'state' | 'colours'

/** What the toolbar says, by its names: the look of all frames of a page. */
export const FrameLook = createContext<Partial<Record<Choice, string>>>({})

interface FramedStoryProps {
  id: string
  /** Names the frame. */
  title: string
  style: CSSProperties
}

/** A story in a window of its own, for what opens over its page, acts or takes the whole of one. */
export function FramedStory({ id, title, style }: FramedStoryProps) {
  const globals = Object.entries(useContext(FrameLook)).map(([name, value]) => `${name}:${value}`)
  const address = `iframe.html?viewMode=story&id=${id}&globals=${globals.join(';')}`
  // oxlint-disable-next-line react/iframe-missing-sandbox -- A page of our own, which has to do all that it does alone.
  return <iframe className={FRAME} title={title} src={address} loading="lazy" style={style} />
}
