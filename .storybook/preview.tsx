import './preview.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { UIProvider } from '@tessera/ui'
import { type ReactNode, useEffect } from 'react'
import { configure } from 'storybook/test'
import { readableArgTypes } from './arg-types.ts'
import { DocsLink } from '../packages/ui/src/docs/DocsLink.tsx'
import { DocsTable } from '../packages/ui/src/docs/DocsTable.tsx'
import { force, type ForcedState } from '../packages/ui/src/docs/forced-states.ts'
import { DocsFrame, StoryBlock } from './DocsFrame.tsx'
import { setForcedColours } from './forced-colors.ts'
import { suppressIframeFocus } from './suppress-iframe-focus.ts'
import { defaultMode, modeOf, ownMessages } from './story-mode.ts'
import { withStoryLanguage } from './with-story-language.tsx'
import { viewports } from './viewports.ts'

// What a story waits for may take its time where the machine is busy.
configure({ asyncUtilTimeout: 5000 })
suppressIframeFocus()

interface ForcedProps {
  state: ForcedState | 'none'
  colours: 'own' | 'forced'
  children: ReactNode
}

function Forced({ state, colours, children }: ForcedProps) {
  useEffect(() => (state === 'none' ? undefined : force(document.documentElement, state)), [state])
  useEffect(() => setForcedColours(colours === 'forced'), [colours])
  return children
}

const withForced: Decorator = (Story, { globals }) => (
  <Forced state={globals['state']} colours={globals['colours']}>
    <Story />
  </Forced>
)

const withProvider: Decorator = (Story, { globals, viewMode }) => {
  const mode = modeOf(globals)
  const story = (
    <UIProvider {...mode} messages={ownMessages}>
      <Story />
    </UIProvider>
  )
  // The page around it is English.
  return viewMode === 'docs' ? (
    <div lang={mode.locale} dir={mode.locale === 'ar-XB' ? 'rtl' : 'ltr'}>
      {story}
    </div>
  ) : (
    story
  )
}

const holdsFields =
  /^Forms\/(Calendar|CheckboxGroup|RadioGroup|RangeCalendar|DateRangePicker|DateTimePicker|ErrorSummary|FieldGroup|FileUpload|Form)$/

/** A field is as wide as in a form; sheets have columns of their own. */
const withFieldWidth: Decorator = (Story, { title, name }) =>
  title.startsWith('Forms/') && !holdsFields.test(title) && name !== 'State Matrix' ? (
    <div style={{ maxInlineSize: 360 }}>
      <Story />
    </div>
  ) : (
    <Story />
  )

const toolbar = (title: string, icon: string, items: { value: string; title: string }[]) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
})

const preview: Preview = {
  decorators: [withStoryLanguage, withFieldWidth, withForced, withProvider],
  argTypesEnhancers: [readableArgTypes],
  tags: ['autodocs'],
  initialGlobals: { ...defaultMode, state: 'none', colours: 'own' },
  globalTypes: {
    theme: toolbar('Theme', 'paintbrush', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
      { value: 'high-contrast', title: 'High contrast' },
    ]),
    locale: toolbar('Language', 'globe', [
      { value: 'en-US', title: 'English (en-US)' },
      { value: 'es-MX', title: 'Español (es-MX)' },
      { value: 'fr-CA', title: 'Français (fr-CA)' },
      { value: 'en-XA', title: 'Longer and accented (en-XA)' },
      { value: 'ar-XB', title: 'Right to left (ar-XB)' },
    ]),
    density: toolbar('Density', 'listunordered', [
      { value: 'comfortable', title: 'Comfortable' },
      { value: 'compact', title: 'Compact' },
    ]),
    motion: toolbar('Motion', 'play', [
      { value: 'full', title: 'Full motion' },
      { value: 'none', title: 'No motion' },
    ]),
    state: toolbar('State', 'pointerhand', [
      { value: 'none', title: 'As it is' },
      { value: 'hover', title: 'Pointed at' },
      { value: 'focus', title: 'Focused' },
      { value: 'press', title: 'Pressed' },
    ]),
    colours: toolbar('Colours', 'contrast', [
      { value: 'own', title: 'Own colours' },
      { value: 'forced', title: 'Forced colours, about' },
    ]),
  },
  parameters: {
    docs: {
      container: DocsFrame,
      components: { Story: StoryBlock, table: DocsTable, a: DocsLink },
      toc: { headingSelector: 'h2', ignoreSelector: '[inert] h2, .sb-story h2' },
    },
    viewport: { options: viewports },
    a11y: {
      test: 'error',
      // What React Aria announces is named by what was pressed, which may be gone when it is read.
      context: { exclude: ['[data-live-announcer]'] },
      options: {
        runOnly: {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        },
        // The strictest contrast is promised where contrast is high; the test runner asks for it there.
        rules: { 'color-contrast-enhanced': { enabled: false } },
      },
    },
    // The rows come in order.
    controls: { expanded: true, sort: 'none' },
    options: {
      storySort: {
        order: [
          'Start',
          'Foundations',
          [
            'Colour',
            'Type',
            'Space',
            'Breakpoints and grid',
            'Radius',
            'Elevation',
            'Motion',
            'Icons',
            'Mosaic',
            'Focus',
            'Keyboard',
            'Screen reader',
            'Accessibility',
            'Dates and numbers',
            'Voice and tone',
          ],
          'Actions',
          'Forms',
          'Data',
          'Feedback',
          'Overlays',
          'Layout',
          'Shell',
          'Patterns',
          'Examples',
        ],
      },
    },
  },
}

export default preview
