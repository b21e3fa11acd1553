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
import { setForcedColors } from './forced-colors.ts'
import { suppressIframeFocus } from './suppress-iframe-focus.ts'
import { defaultMode, modeOf, ownMessages } from './story-mode.ts'
import { withStoryLanguage } from './with-story-language.tsx'
import { viewports } from './viewports.ts'

// On a busy machine, a story can need more time.
configure({ asyncUtilTimeout: 5000 })
suppressIframeFocus()

interface ForcedProps {
  state: ForcedState | 'none'
  colors: 'own' | 'forced'
  children: ReactNode
}

function Forced({ state, colors, children }: ForcedProps) {
  useEffect(() => (state === 'none' ? undefined : force(document.documentElement, state)), [state])
  useEffect(() => setForcedColors(colors === 'forced'), [colors])
  return children
}

const withForced: Decorator = (Story, { globals }) => (
  <Forced state={globals['state']} colors={globals['colors']}>
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
  // The page around the story is in English.
  return viewMode === 'docs' ? (
    <div lang={mode.locale} dir={mode.locale === 'ar-XB' ? 'rtl' : 'ltr'}>
      {story}
    </div>
  ) : (
    story
  )
}

const widerThanField =
  /^Forms\/(Calendar|CheckboxGroup|RadioGroup|RangeCalendar|DateRangePicker|DateTimePicker|ErrorSummary|FieldGroup|FileUpload|Form)$/

/** Limits a field to its width in a form; matrices set their own columns. */
const withFieldWidth: Decorator = (Story, { title, name }) =>
  title.startsWith('Forms/') && !widerThanField.test(title) && name !== 'State Matrix' ? (
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
  initialGlobals: { ...defaultMode, state: 'none', colors: 'own' },
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
      { value: 'none', title: 'Default' },
      { value: 'hover', title: 'Hovered' },
      { value: 'focus', title: 'Focused' },
      { value: 'press', title: 'Pressed' },
    ]),
    colors: toolbar('Colors', 'contrast', [
      { value: 'own', title: 'Own colors' },
      { value: 'forced', title: 'Forced colors (approximate)' },
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
      // React Aria's announcement refers to the pressed element, which might no longer exist.
      context: { exclude: ['[data-live-announcer]'] },
      options: {
        runOnly: {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        },
        // Enhanced contrast is only promised in high contrast; the test runner checks it there.
        rules: { 'color-contrast-enhanced': { enabled: false } },
      },
    },
    // `arg-types.ts` has already sorted the props.
    controls: { expanded: true, sort: 'none' },
    options: {
      storySort: {
        order: [
          'Start',
          'Foundations',
          [
            'Color',
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
