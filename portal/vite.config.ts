import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { preloadEntryChunks } from './build/preload-entry-chunks.ts'
import { budget } from './build/budget.ts'
import { compress } from './build/compress.ts'
import { devProxy } from './build/dev-proxy.ts'
import { inlineIcon } from './build/inline-icon.ts'
import { messages } from './build/messages.ts'
import { prerender } from './build/prerender.ts'
import { preloadFont } from './build/preload-font.ts'
import { preloads } from './build/preloads.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const FIELDS =
  /(?:react-aria-components[\\/].*[\\/](?:TextField|TextArea|Input|FieldError|Label|Form|Text|Group|Autocomplete)|react-(?:aria|stately)[\\/].*[\\/](?:useFormValidation|useFormValidationState|useTextField|useFormReset|useField|useLabels?|useControlledState)|packages[\\/]ui[\\/]src[\\/].*[\\/](?:TextField|PasswordField|InlineAlert|field-counter|field-parts|text-frame|graphemes|field\.css))[\w.]*$/

/** Modules of single-line text fields. */
const LINE =
  /(?:react-aria-components[\\/].*[\\/](?:TextField|Input|Autocomplete)|useTextField|packages[\\/]ui[\\/]src[\\/].*[\\/](?:TextField|field-counter|field-parts|text-frame|graphemes))[\w.]*$/

const CORE =
  /node_modules(?!.*react-router)|packages|portal[\\/]src[\\/](?:messages|data[\\/](?:prefetched-responses|caller|client|cookies|failure|query|request|server-time|trusted-types|use-)|platform[\\/](?:appearance|locale|routing[\\/]go-to|feedback[\\/](?:use-write|toasts)|config[\\/]config-in-page))/

/** Modules that the portal's pages share and its sign-in page does not use. */
const PORTAL =
  /contract[\\/]src[\\/](?:companies|banners)[\\/]rules|messages[\\/](?:DateTime|date-time|time-zone)\.|ui[\\/]src[\\/]components[\\/](?:Banner|ContextBar)[\\/]/

/**
 * The portal's route table, its shell and the modules that all pages use. The entry must not be included, because it
 * starts the portal wherever it loads.
 */
const SHELL =
  /node_modules[\\/]react-router|portal[\\/]src[\\/](?:App|routes|data|messages|platform|shell|features[\\/][\w-]+[\\/](?:routes|page-names))\b/

/** Icons that no first load uses. They must not be in the chunk of React, which contains the rest of their library. */
const LATER_ICONS =
  /lucide-react[\\/].*[\\/](?:arrow-down|arrow-up-down|bell|bookmark|calendar-days|chevron-left|chevron-up|circle-minus|columns-3|ellipsis|eye-closed|grip-vertical|hash|list-filter|maximize-2|minus|pin|pin-off|plus|search|upload)\.mjs$/

const STYLES = /\.css(?:$|\?)/

/** Styles of the landing and the launch page. */
const ENTRANCE = /components[\\/](?:Badge|Grid|Hero|ProductTile|Section|Skeleton)[\\/]|features[\\/]products/

const RESOLVE = {
  conditions: ['@tessera/source', 'module', 'browser', 'development|production'],
  alias: [
    { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
  ],
}

export default defineConfig({
  root: here('.'),
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en', 'es', 'fr'] }), enforce: 'pre' },
    react(),
    vanillaExtractPlugin(),
    messages(),
    inlineIcon(),
    preloadFont(),
    preloadEntryChunks(),
    preloads(),
    prerender(RESOLVE),
    compress(),
    budget(),
  ],
  resolve: RESOLVE,
  html: { cspNonce: '__NONCE__' },
  build: {
    target: 'es2023',
    // Browsers without module preload load their chunks slightly later.
    modulePreload: {
      polyfill: false,
      // A list of every page's chunks would add to the first load; each page imports its own.
      resolveDependencies: (_file, parts, { hostType }) => (hostType === 'js' ? [] : parts),
    },
    cssTarget: ['chrome111', 'firefox113', 'safari16.4'],
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: here('index.html'), 'sign-in': here('sign-in.html') },
      // None of our modules has getters with side effects, and inlined constants are smaller.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        // Few chunks for the first load, because dozens of small ones cost 6 kB more and a request each.
        codeSplitting: {
          groups: [
            // Few stylesheets too: one for the shell, one for the entry pages, and one for all other pages.
            { name: 'style', tags: ['$initial'], test: STYLES, priority: 6 },
            { name: 'entrance', test: (id) => STYLES.test(id) && ENTRANCE.test(id), priority: 5 },
            { name: 'pages', test: STYLES, priority: 4 },
            {
              name: 'react',
              tags: ['$initial'],
              test: /rolldown[\\/]runtime|node_modules[\\/](?:(?:react|react-dom|scheduler|use-sync-external-store)[\\/]|lucide-react[\\/]dist[\\/]esm[\\/](?!icons))/,
              priority: 3,
            },
            {
              name: 'core',
              tags: ['$initial'],
              minShareCount: 2,
              test: (id) => CORE.test(id) && !FIELDS.test(id) && !PORTAL.test(id),
              priority: 1,
            },
            {
              name: 'shell',
              tags: ['$initial'],
              test: SHELL,
            },
            { name: 'icons', test: LATER_ICONS, priority: 2 },
            // The sign-in page and most forms use it.
            { name: 'line', minShareCount: 2, test: LINE },
            // Modules that the landing, launch and other pages share; separate chunks would need a request each.
            // Dialogs load on intent.
            {
              name: 'common',
              minShareCount: 2,
              test: /components[\\/](?:Badge|Grid|ProductTile[\\/]messages|Section|Skeleton)|features[\\/]products(?![\\/](?:LearnDialog|GetAccess))|icons[\\/](?:arrow-right|arrow-up-right|clock)\.|session[\\/]LastSignIn/,
            },
            {
              name: 'states',
              minShareCount: 2,
              test: /react-stately[\\/].*[\\/]use(?:ControlledState|OverlayTriggerState|TooltipTriggerState)/,
            },
          ],
        },
      },
    },
  },
  optimizeDeps: { include: ['@tessera/ui > @vanilla-extract/recipes/createRuntimeFn'] },
  server: {
    port: 4173,
    proxy: devProxy(process.env['API_ORIGIN'] ?? 'http://localhost:4174'),
  },
})
