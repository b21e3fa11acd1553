import { describe, expect, it } from 'vitest'
import { pathTo } from './paths.ts'

describe('an address of the portal', () => {
  it('is its pattern, with what it leaves open and its query encoded', () => {
    expect(pathTo('/apps')).toBe('/apps')
    expect(pathTo('/support/ticketCreation', { request: 'access', from: 'a&b' })).toBe(
      '/support/ticketCreation?request=access&from=a%26b',
    )
    expect(pathTo('/support/trackTicket/:ticketId', { ticketId: '4/2' })).toBe('/support/trackTicket/4%2F2')
    expect(pathTo('/knowledgeBase/article/content/*', { '*': 'a b/c' }, { tag: 'x' })).toBe(
      '/knowledgeBase/article/content/a%20b/c?tag=x',
    )
  })

  it('cannot be one that the portal has not, nor one with an open part left out', () => {
    // @ts-expect-error -- no such address
    expect(pathTo('/nowhere')).toBe('/nowhere')
    // @ts-expect-error -- whose ticket?
    expect(() => pathTo('/support/trackTicket/:ticketId')).toThrow(TypeError)
  })
})
