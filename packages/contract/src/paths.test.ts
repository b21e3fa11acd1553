import { describe, expect, it } from 'vitest'
import { pathTo } from './paths.ts'

describe('pathTo', () => {
  it('returns the pattern with encoded parameters and query', () => {
    expect(pathTo('/apps')).toBe('/apps')
    expect(pathTo('/support/ticketCreation', { request: 'access', from: 'a&b' })).toBe(
      '/support/ticketCreation?request=access&from=a%26b',
    )
    expect(pathTo('/support/trackTicket/:ticketId', { ticketId: '4/2' })).toBe('/support/trackTicket/4%2F2')
    expect(pathTo('/knowledgeBase/article/content/*', { '*': 'a b/c' }, { tag: 'x' })).toBe(
      '/knowledgeBase/article/content/a%20b/c?tag=x',
    )
  })

  it('refuses an unknown path and a missing parameter', () => {
    // @ts-expect-error -- no such address
    expect(pathTo('/nowhere')).toBe('/nowhere')
    // @ts-expect-error -- whose ticket?
    expect(() => pathTo('/support/trackTicket/:ticketId')).toThrow(TypeError)
  })
})
