import { describe, expect, it } from 'vitest'
import { renderProse } from './prose.ts'

const htmlOf = (source: string) => renderProse('html', source).html

const CLEAN = [
  '<h2>Title</h2>\n<p>Text with <strong>weight</strong>, <em>stress</em> &amp; a <a href="/support">link</a>.</p>',
  '<ul>\n<li>One</li>\n<li>Two<ol><li>Deep</li></ol></li>\n</ul>',
  '<table><thead><tr><th>Week</th></tr></thead><tbody><tr><td>1 &lt; 2</td></tr></tbody></table>',
  '<blockquote><p>Quoted</p></blockquote><pre><code>a  b</code></pre><hr>',
  '<p><img src="mosaic:33/2s" alt="Bars" title="Weeks"></p>',
  '<p><img src="/core-app-api/core-services/content-management/images/5f0c7b9e" alt="A chart"></p>',
]

describe('the text of an article', () => {
  it.each(CLEAN)('KB-12 is unchanged if it is already sanitized: %s', (html) => {
    expect(htmlOf(html)).toBe(html)
  })

  it('KB-12 is written in Markdown with tables and images', () => {
    const source = '## Weeks\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n![Bars](mosaic:33/2s "Weeks")'
    const { html, headings, body } = renderProse('markdown', source)
    expect(html).toContain('<td>1</td>')
    expect(html).toContain('<img src="mosaic:33/2s" alt="Bars" title="Weeks">')
    expect([headings, body]).toEqual(['Weeks', 'A · B · 1 · 2 ·'])
  })

  it('KB-12 has links only where they are written as links', () => {
    const { html } = renderProse('markdown', 'Write to dana@example.com or [help](/support).')
    expect(html).toBe('<p>Write to dana@example.com or <a href="/support">help</a>.</p>')
  })

  it('KB-12 shows the alternative text in place of external images', () => {
    const elsewhere = [
      'https://evil.example/x.png',
      '//evil.example/x.png',
      'data:image/png;base64,AA',
      '/apps/../x.png',
    ]
    for (const src of elsewhere) expect(htmlOf(`<p><img src="${src}" alt="A chart"></p>`)).toBe('<p>A chart</p>')
  })
})
