import { statSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '@tessera/contract'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { pathOf } from './register.ts'

/** All routes other than the contract's calls and the portal's files; none returns stored data. */
const OTHER_ROUTES: Readonly<Record<string, readonly string[]>> = {
  '*': ['GET'],
  '/healthz': ['GET'],
  '/readyz': ['GET'],
  '/openapi.json': ['GET'],
  '/core-app-api/login/callback': ['GET'],
  '/idp/interaction/:uid': ['GET'],
  '/idp/reset': ['GET'],
  '/idp/reset/:token': ['GET'],
  '/idp/auth': ['GET'],
  '/idp/auth/:uid': ['GET'],
  '/idp/token': ['POST'],
  '/idp/me': ['GET', 'POST'],
  '/idp/jwks': ['GET'],
  '/idp/.well-known/openid-configuration': ['GET'],
}

function methodsOf({ method }: RouteOptions): string[] {
  // Fastify adds a HEAD route to each GET.
  return [method].flat().map((name) => (name === 'HEAD' ? 'GET' : name))
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}

/** The allowed methods of a path that is not a call; empty if there is no such path. */
export type MethodsAt = (path: string) => readonly string[]

function isAt(url: string, path: string): boolean {
  const parts = path.split('/')
  const patternParts = url.split('/')
  return (
    patternParts.length === parts.length &&
    patternParts.every((part, at) => part === parts[at] || (part.startsWith(':') && parts[at] !== ''))
  )
}

/**
 * Throws on a route that the contract doesn't declare, because guards, limits and the authorization matrix depend on
 * its rows. Must run before the first route is added; returns a lookup of a path's methods.
 */
export function refuseUndeclaredRoutes(app: FastifyInstance, portalDist: string): MethodsAt {
  const added = new Map<string, string[]>()
  // A call's path has a route for every method, because its other methods return 405. Fastify refuses a second route
  // there.
  const callPaths = new Set(Object.values(calls).flatMap((area) => Object.values(area).map(pathOf)))
  app.addHook('onRoute', (route) => {
    const methods = methodsOf(route)
    const isDeclared = methods.every((method) => OTHER_ROUTES[route.url]?.includes(method))
    const isPortalFile = () => methods.every((method) => method === 'GET') && isFile(join(portalDist, route.url))
    if (callPaths.has(route.url)) return
    if (!isDeclared && !isPortalFile()) {
      throw new Error(`The route ${methods.join(' ')} ${route.url} is not a call of the contract. Declare it there.`)
    }
    added.set(route.url, [...new Set([...(added.get(route.url) ?? []), ...methods])])
  })
  return (path) => added.get(path) ?? [...added].find(([url]) => isAt(url, path))?.[1] ?? []
}
