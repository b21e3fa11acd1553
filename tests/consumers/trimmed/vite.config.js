import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The one line from the package's README: React Aria's texts in only three languages.
const trimmed = { ...optimizeLocales.vite({ locales: ['en', 'es', 'fr'] }), enforce: 'pre' }

export default defineConfig({ plugins: [trimmed, react()] })
