import { companyIn } from '@tessera/contract'
import { describe, expect, it } from 'vitest'
import { createPath, parsePath } from 'react-router-dom'
import { actingFor, inOwnCompany, withoutCompany } from '../data/company.ts'
import { keepQuery } from './persistent-params.tsx'

const acting = { pathname: '/apps', search: '?company=c-1' }
const oneself = { pathname: '/apps', search: '?sort=name' }

function step(href: string, from = acting): string {
  return createPath(keepQuery(parsePath(href), from))
}

describe('navigation within the portal', () => {
  it.each([
    ['/admin', '/admin?company=c-1'],
    ['/learn?product=A%2FB&x=1%201', '/learn?product=A%2FB&x=1%201&company=c-1'],
    ['/?plan=basic#plans', '/?plan=basic&company=c-1#plans'],
    ['/companyList', '/companyList?company=c-1'],
    ['/accessDenied', '/accessDenied?company=c-1'],
  ])('CTX-06 keeps the company: %s becomes %s', (href, address) => {
    expect(step(href)).toBe(address)
    expect(step(address)).toBe(address)
  })

  it.each(['/login?lastUrl=%2Fapps%3Fcompany%3Dc-1', '/logout', '/login'])(
    'CTX-06 never carries the company to %s',
    (href) => {
      expect(step(href)).toBe(href)
      expect(step(actingFor('/logout', 'c-2'))).toBe('/logout')
    },
  )

  it('CTX-06 changes or removes the company only if the link says so', () => {
    expect(step(actingFor('/apps', 'c-2'))).toBe('/apps?company=c-2')
    expect(step(inOwnCompany('/companyList?a=1'))).toBe('/companyList?a=1')
    expect(step('/admin', oneself)).toBe('/admin')
    expect(step(actingFor('/apps', 'c/2'), oneself)).toBe('/apps?company=c%2F2')
  })

  it('CTX-06 reads the company of a URL, and the URL without it', () => {
    expect(companyIn('?a=1&company=c%2F2')).toBe('c/2')
    expect(companyIn('?company=&a=1')).toBeNull()
    const id = '0b9c1a52-77de-4f0e-9b1e-2c4d5e6f7a8b'
    expect(companyIn(`?company=${id.toUpperCase()}`)).toBe(id)
    expect(step('/admin', { pathname: '/apps', search: `?company=${id.toUpperCase()}` })).toBe(`/admin?company=${id}`)
    expect(companyIn('?company=C-1')).toBe('C-1')
    expect(withoutCompany('?company=c-1&accept=true&companyId=7')).toBe('?accept=true&companyId=7')
    expect(withoutCompany('?company=c-1')).toBe('')
  })

  it('RTE-46 keeps the content flag only between pages of the knowledge base', () => {
    const article = { pathname: '/knowledgeBase/articles', search: '?kb=wem&page=2' }
    expect(step('/knowledgeBase/article/content/a', article)).toBe('/knowledgeBase/article/content/a?kb=wem')
    expect(step('/knowledgeBase/search?q=x', article)).toBe('/knowledgeBase/search?q=x&kb=wem')
    expect(step('/knowledgeBase/home?kb=off', article)).toBe('/knowledgeBase/home?kb=off')
    expect(step('/apps', article)).toBe('/apps')
    expect(step('/knowledgeBase/search', { ...article, search: '?kb=other' })).toBe('/knowledgeBase/search')
  })
})
