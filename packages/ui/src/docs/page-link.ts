import { type MouseEvent, useContext } from 'react'
import { SELECT_STORY } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { FrameStyleProps } from './FramedStory.tsx'

/** Whether the browser opens the link in another tab or window. */
const isElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey

/**
 * A link to another documentation page. Storybook's window opens it and keeps its sidebar and toolbar. In a new tab it
 * also opens in Storybook's window, because the address includes it and the toolbar's settings.
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
