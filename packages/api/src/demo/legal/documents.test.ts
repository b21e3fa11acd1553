import { COMPANY_TYPES, LOCALES, TENANT_CODES } from '@tessera/contract'
import { describe, expect, it } from 'vitest'
import { demoArticles } from '../articles/articles.ts'
import { demoDocuments } from './documents.ts'

const SAMPLE = { 'en-US': 'Sample text.', 'es-MX': 'Texto de muestra.', 'fr-CA': 'Texte d’exemple.' } as const

const documents = demoDocuments()
const written = [
  ...documents.map(({ document, variant, tenant, texts }) => [`${document} ${variant} in ${tenant}`, texts] as const),
  ...demoArticles().map(({ id, texts }) => [`article ${id}`, texts] as const),
]
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ')
const wordsIn = (html: string) => textOf(html).match(/[\p{L}\p{N}][\p{L}\p{N}’.,-]*/gu) ?? []
const tagsOf = (html: string) => [...html.matchAll(/<(\/?[a-z][a-z0-9]*)/g)].map(([, tag]) => tag ?? '')
const shapeOf = (html: string) => tagsOf(html).filter((tag) => /^(h[23]|[uo]l|li)$/.test(tag))

describe('the demo’s legal documents and articles', () => {
  it('TRM-01 include each company type, variant and tenant once', () => {
    const names = documents.map(({ document, variant, tenant }) => [document, variant, tenant].join(' '))
    expect(new Set(names).size).toBe(names.length)
    const variantsOf = (tenant: string, kind: string) =>
      documents.filter((each) => each.tenant === tenant && each.document === kind).map(({ variant }) => variant)
    for (const tenant of TENANT_CODES) {
      expect(variantsOf(tenant, 'terms')).toEqual([...COMPANY_TYPES])
      expect(variantsOf(tenant, 'nda')).toEqual([''])
      expect(variantsOf(tenant, 'addendum')).toEqual(['standard', '3p'])
      expect(variantsOf(tenant, 'privacy-policy')).toEqual(tenant === 'MX' ? [] : [''])
    }
  })

  describe.each(written)('%s', (_name, texts) => {
    it.each(LOCALES)('is marked as a sample in %s, long enough, and has balanced tags', (locale) => {
      const { title, html } = texts[locale]
      expect(html.startsWith(`<p><strong>${SAMPLE[locale]}</strong> `)).toBe(true)
      expect(wordsIn(html).length).toBeGreaterThanOrEqual(600)
      expect(title).not.toBe('')
      expect(tagsOf(html).filter((tag) => !/^\/?(h[23]|[uo]l|li|p|strong|em|a)$/.test(tag))).toEqual([])
      const open: string[] = []
      for (const tag of tagsOf(html)) {
        if (tag.startsWith('/')) expect(open.pop()).toBe(tag.slice(1))
        else open.push(tag)
      }
      expect(open).toEqual([])
      expect(textOf(html)).not.toMatch(/["']/)
      for (const [, address] of html.matchAll(/href="([^"]*)"/g)) {
        expect(address).toMatch(/^(\/\w+|mailto:\w+@\w+\.example)$/)
      }
    })

    it('has the same structure in all languages, with translated text', () => {
      const shapes = LOCALES.map((locale) => shapeOf(texts[locale].html))
      for (const shape of shapes) expect(shape).toEqual(shapes[0])
      expect(new Set(LOCALES.map((locale) => texts[locale].html)).size).toBe(LOCALES.length)
      expect(new Set(LOCALES.map((locale) => texts[locale].title)).size).toBe(LOCALES.length)
    })
  })
})
