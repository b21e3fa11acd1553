import { expect, it } from 'vitest'
import { webAddress } from './web-address.ts'

it.each([
  ['/v1/jobs/file/token', 'http://us.localhost:4173/v1/jobs/file/token'],
  ['https://issuer.example/auth?x=1', 'https://issuer.example/auth?x=1'],
  ['http://localhost:9000/auth', 'http://localhost:9000/auth'],
  ['http://idp.localhost/auth', 'http://idp.localhost/auth'],
  ['http://127.0.0.1:9000/auth', 'http://127.0.0.1:9000/auth'],
])('SES-02 the portal can navigate to %s', (href, address) => {
  expect(webAddress(href).href).toBe(address)
})

it.each([
  'http://issuer.example/auth',
  'http://localhost.example/auth',
  'http://notlocalhost/auth',
  'ftp://localhost/auth',
  'javascript:alert(1)',
  'data:text/html,x',
  '//issuer.example/auth',
])('SES-02 the portal cannot navigate to %s', (href) => {
  expect(() => webAddress(href)).toThrow('The portal can open only https URLs and URLs of its own origin.')
})
