import type { Decorator } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { setStoryLanguage } from '../packages/ui/src/story-texts/translate.ts'
import { translated } from '../packages/ui/src/story-texts/translated.ts'
import { modeOf } from './story-mode.ts'

type Context = Parameters<Decorator>[1]
type StoryElement = ReactElement<Context, (context: Context) => ReactElement>

/** Storybook renders a story as an element with the story's context as its props. */
const isStory = (rendered: ReactElement): rendered is StoryElement => 'originalStoryFn' in (rendered.props as object)

function TranslatedStory({ story: { type: draw, props: context } }: { story: StoryElement }) {
  return translated(draw(context))
}

/** Renders a story in the language of the toolbar. */
export const withStoryLanguage: Decorator = (Story, { globals }) => {
  setStoryLanguage(modeOf(globals).locale)
  const rendered = Story()
  return isStory(rendered) ? <TranslatedStory story={rendered} /> : translated(rendered)
}
