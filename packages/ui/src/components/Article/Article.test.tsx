import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Article } from './Article.tsx'

const ATTACKS = [
  '<script>window.wasRun = true</script>',
  '<img src="x" onerror="window.wasRun = true">',
  '<p onclick="window.wasRun = true" style="position:fixed" class="x">words</p>',
  '<iframe srcdoc="<script>parent.wasRun = true</script>">frame</iframe>',
  '<svg><script>window.wasRun = true</script><a xlink:href="javascript:wasRun = true">x</a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=wasRun=true&gt;">',
  '<style>* { display: none }</style>',
  '<form action="https://evil.example"><input name="password"><button>Send</button></form>',
  '<a href="javascript:wasRun = true">a</a>',
  '<a href=" java\nscript:wasRun = true">b</a>',
  '<a href="data:text/html,<script>1</script>">c</a>',
  '<a href="vbscript:1">d</a>',
  '<base href="https://evil.example"><link rel="stylesheet" href="https://evil.example/x.css">',
  '<template><img src=x onerror="wasRun = true"></template>',
  '<textarea><img src=x onerror="wasRun = true"></textarea>',
]

describe('Article', () => {
  it('KB-07 shows headings, lists, quotations and links of prose', () => {
    render(
      <Article html="<h2>One</h2><p>A <strong>b</strong> &amp; <em>c</em><br>d</p><ul><li>e</li></ul><ol><li>f</li></ol><h3>Two</h3><blockquote>g</blockquote><a href='/learn'>More</a>" />,
    )
    expect(screen.getByRole('heading', { level: 2, name: 'One' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 3, name: 'Two' })).toBeVisible()
    expect(screen.getAllByRole('list').map(({ tagName }) => tagName)).toEqual(['UL', 'OL'])
    expect(screen.getByRole('link', { name: 'More' })).toHaveAttribute('href', '/learn')
    expect(screen.getByRole('paragraph')).toHaveTextContent('A b & cd')
    expect(screen.getByRole('blockquote')).toHaveTextContent('g')
  })

  it.each(ATTACKS)('KB-07 runs nothing of %s', (attack) => {
    const { container } = render(<Article html={`<p>before</p>${attack}<p>after</p>`} />)
    expect(window).not.toHaveProperty('wasRun')
    expect(container.querySelector('script, style, img, iframe, svg, form, input, base, link, template')).toBeNull()
    const attributes = [...container.querySelectorAll('*')].flatMap((element) => element.getAttributeNames())
    expect(attributes.filter((name) => name.startsWith('on') || name === 'style')).toEqual([])
    expect(screen.queryByRole('link')).toBeNull()
    expect(container).toHaveTextContent(/^before/)
  })

  it('is drawn on a server as in the browser, in the language of the text', () => {
    const markup = renderToStaticMarkup(<Article lang="fr-CA" html="<h2>Bonjour</h2>" />)
    expect(markup).toMatch(/^<div lang="fr-CA"[^>]*><div[^>]*><h2[^>]*>Bonjour<\/h2><\/div><\/div>$/)
  })

  it.each(['/terms', 'mailto:legal@scintilla.example', 'tel:+15550100', 'https://example.com/?a=1#b', '#part'])(
    'leads to %s',
    (href) => {
      render(<Article html={`<a href="${href}">There</a>`} />)
      expect(screen.getByRole('link', { name: 'There' })).toHaveAttribute('href', href)
    },
  )
})
