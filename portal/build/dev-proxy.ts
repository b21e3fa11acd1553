import type { ProxyOptions } from 'vite'

const INTERACTION = /^\/idp\/interaction\/[^/]+$/

/**
 * Proxies the server's paths and keeps the Host header, which selects the tenant; Vite serves the sign-in page itself.
 */
export function devProxy(target: string): Record<string, ProxyOptions> {
  const pass: ProxyOptions = { target, changeOrigin: false }
  return {
    '/core-app-api': pass,
    '/api': pass,
    '/healthz': pass,
    '/openapi.json': pass,
    '/idp': {
      ...pass,
      bypass: ({ method, url = '', headers }) =>
        method === 'GET' && INTERACTION.test(url.split('?')[0] ?? '') && headers.accept?.includes('text/html')
          ? '/sign-in.html'
          : undefined,
    },
  }
}
