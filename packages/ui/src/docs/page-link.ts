import { type MouseEvent, useContext } from 'react'
import { SELECT_STORY } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { FrameStyleProps } from './FramedStory.tsx'

/** Browser features: another tab or window. */
const isElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey

/**
 * A link to another documentation page. Storybook's window turns to it and keeps its sidebar and toolbar; in a tab of
 * its own it opens in Storybook's window too, which the address names together with what the toolbar says.
 */
export function usePageLink(id: string) {
  const globals = Object.entries(useContext(FrameStyleProps)).map(([name, value]) => `${name}:${value}`)
  return {
    href: `./?path=/docs/${id}&globals=${globals.join(';')}`,
    target: '_top',
    onClick: (event: MouseEvent) => {
      if (isElsewhere(event) || window.parent === window) return
      event.preventDefault()
      addons.getChannel().emit(SELECT_STORY, { storyId: id })
    },
  }
}
