import type { Decorator } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { speak } from '../packages/ui/src/samples/say.ts'
import { translated } from '../packages/ui/src/samples/translated.ts'
import { lookOf } from './look.ts'

type Context = Parameters<Decorator>[1]
type StoryElement = ReactElement<Context, (context: Context) => ReactElement>

/** Storybook draws a story as an element, which has the story's context as its props. */
const isStory = (drawn: ReactElement): drawn is StoryElement => 'originalStoryFn' in (drawn.props as object)

function Spoken({ story: { type: draw, props: context } }: { story: StoryElement }) {
  return translated(draw(context))
}

/** Lets a story speak the language that the toolbar says. */
export const withSampleWords: Decorator = (Story, { globals }) => {
  speak(lookOf(globals).locale)
  const drawn = Story()
  return isStory(drawn) ? <Spoken story={drawn} /> : translated(drawn)
}
