import type { ProxyOptions } from 'vite'

const INTERACTION = /^\/idp\/interaction\/[^/]+$/

/** Passes the server's addresses on, Host header kept (it names the tenant); the sign-in page itself comes from Vite. */
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
