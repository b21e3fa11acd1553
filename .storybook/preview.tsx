import './preview.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { type Appearance, type Density, type Motion, UIProvider } from '@tessera/ui'
import { configure } from 'storybook/test'
import { accented, mirrored, pseudoMessages } from '../packages/ui/src/components/UIProvider/pseudo.ts'

// What a story waits for may take its time where the machine is busy.
configure({ asyncUtilTimeout: 5000 })

const messages = { 'en-XA': pseudoMessages(accented), 'ar-XB': pseudoMessages(mirrored) }

interface Look {
  theme: Appearance
  locale: string
  density: Density
  motion: Motion
}

const withProvider: Decorator = (Story, { globals }) => {
  const { theme, locale, density, motion } = globals as Look & typeof globals
  return (
    <UIProvider theme={theme} locale={locale} density={density} motion={motion} messages={messages}>
      <Story />
    </UIProvider>
  )
}

const toolbar = (title: string, icon: string, items: { value: string; title: string }[]) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
})

const preview: Preview = {
  decorators: [withProvider],
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', locale: 'en-US', density: 'comfortable', motion: 'full' },
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
  },
  parameters: {
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
    controls: { expanded: true, sort: 'requiredFirst' },
    options: { storySort: { order: ['Start', 'Foundations', 'Components', 'Sheets', 'Scenes'] } },
  },
}

export default preview
