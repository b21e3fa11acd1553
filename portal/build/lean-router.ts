import type { Plugin } from 'vite'

const ROUTER = /react-router[\\/]dist[\\/]\w+[\\/]chunk-\w+\.mjs$/

/** Lets the bundler drop the router's own links and forms, which their names for React's tools would keep. */
export function leanRouter(): Plugin {
  return {
    name: 'portal-lean-router',
    apply: 'build',
    transform(code, id) {
      if (!ROUTER.test(id)) return null
      const lean = code
        .replace('var ENABLE_DEV_WARNINGS = true', 'var ENABLE_DEV_WARNINGS = false')
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/React\d*\.(?:createContext|forwardRef|memo)\(/g, '/* @__PURE__ */ $&')
      return { code: lean, map: null }
    },
  }
}
