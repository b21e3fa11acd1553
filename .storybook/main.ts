import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import remarkGfm from 'remark-gfm'
import { defaultClientConditions, mergeConfig } from 'vite'
import { messages } from '../portal/build/messages.ts'
import { builtModules } from './built-modules.ts'
import { linkedNames } from './linked-names.ts'
import { propTypes } from './prop-types.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    // Stories that show how the portal binds form fields.
    '../portal/src/forms/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // MDX by itself does not support tables.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm, linkedNames] } } },
    },
    '@storybook/addon-a11y',
  ],
  // The manager uses the same font as the pages.
  staticDirs: ['./public', { from: '../packages/ui/src/theme/fonts', to: '/fonts' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [propTypes(), vanillaExtractPlugin(), messages(), builtModules()],
      resolve: { conditions: ['@tessera/source', ...defaultClientConditions] },
      build: {
        chunkSizeWarningLimit: 3000,
        rolldownOptions: {
          // Keeps component names in displayed code.
          output: { keepNames: true },
          checks: { pluginTimings: false },
          // 'use client' has no effect in a page without a server.
          onLog: (level, log, handle) => {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
          },
        },
      },
    }),
}

export default config
