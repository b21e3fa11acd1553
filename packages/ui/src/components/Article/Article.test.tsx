import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { Article, headingsOf } from './Article.tsx'
import { mosaicRows } from './picture.ts'

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
  it('KB-07 shows headings, lists, quotations and links of the HTML', () => {
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

  it.each(ATTACKS)('KB-07 does not run %s', (attack) => {
    const { container } = render(<Article html={`<p>before</p>${attack}<p>after</p>`} />)
    expect(window).not.toHaveProperty('wasRun')
    expect(container.querySelector('script, style, iframe, svg, form, input, base, link, template')).toBeNull()
    const attributes = [...container.querySelectorAll('*')].flatMap((element) => element.getAttributeNames())
    expect(attributes.filter((name) => name.startsWith('on') || name === 'style')).toEqual([])
    expect(screen.queryByRole('link')).toBeNull()
    expect(container).toHaveTextContent(/^before/)
  })

  it('renders the same on a server and in the browser, in the language of the text', () => {
    const markup = renderToStaticMarkup(<Article lang="fr-CA" html="<h2>Bonjour</h2>" />)
    expect(markup).toMatch(/^<div lang="fr-CA"[^>]*><div[^>]*><h2[^>]*>Bonjour<\/h2><\/div><\/div>$/)
  })

  it.each(['/terms', 'mailto:legal@scintilla.example', 'tel:+15550100', 'https://example.com/?a=1#b', '#part'])(
    'links to %s',
    (href) => {
      render(<Article html={`<a href="${href}">There</a>`} />)
      expect(screen.getByRole('link', { name: 'There' })).toHaveAttribute('href', href)
    },
  )
})

describe('a table of an Article', () => {
  const html = `
    <h2>Stores</h2>
    <table>
      <tr><th></th><th>2025</th><th scope="col">2026</th></tr>
      <tr><th>Austin</th><td colspan="2">4</td></tr>
      <p>stray</p>
    </table>
    <table><caption>Trips</caption><tbody><tr><td>1</td></tr></tbody></table>
    <table><tr><td>2</td></tr></table>`

  it('KB-07 has headers with a scope, and drops elements outside its cells', () => {
    render(<Article html={html} />)
    expect(screen.getAllByRole('columnheader').map((header) => header.getAttribute('scope'))).toEqual(['col', 'col'])
    expect(screen.getByRole('rowheader', { name: 'Austin' })).toHaveAttribute('scope', 'row')
    expect(screen.getByRole('cell', { name: '4' })).toHaveAttribute('colspan', '2')
    expect(screen.getByRole('table', { name: 'Trips' })).toBeVisible()
    expect(screen.queryByText('stray')).toBeNull()
  })

  it('is a tab stop that keys can scroll if it is wider than the page, and otherwise not focusable', () => {
    const observers: (() => void)[] = []
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = vi.fn<() => void>()
        disconnect = vi.fn<() => void>()
        constructor(notify: () => void) {
          observers.push(notify)
        }
      },
    )
    const width = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(600)
    render(<Article html={html} />)
    const regions = screen.getAllByRole('group')
    expect(regions.map((region) => region.getAttribute('aria-label'))).toEqual(['Stores', 'Trips', 'Stores 2'])
    expect(regions[0]).toHaveAttribute('tabindex', '0')
    width.mockReturnValue(0)
    act(() => observers.forEach((notify) => notify()))
    expect(screen.queryByRole('group')).toBeNull()
    vi.unstubAllGlobals()
  })
})

describe('an image of an Article', () => {
  const alt = 'Sales by week'

  it.each([
    ['/charts/sales.svg', true],
    ['charts/sales.png?v=2', true],
    ['https://elsewhere.example/x.png', false],
    ['//elsewhere.example/x.png', false],
    ['/\\elsewhere.example/x.png', false],
    ['javascript:alert(1)', false],
    ['data:image/png;base64,AAAA', false],
    ['', false],
  ])('KB-07 loads %s: %s', (src, isLoaded) => {
    render(<Article html={`<p>before <img src="${src}" alt="${alt}"> after</p>`} />)
    expect(screen.queryAllByRole('img')).toHaveLength(isLoaded ? 1 : 0)
    if (isLoaded) expect(screen.getByRole('img', { name: alt })).toHaveAttribute('loading', 'lazy')
    else expect(screen.getByText(`before ${alt} after`)).toBeVisible()
  })

  it('KB-07 asks the application about https only, and follows its decision', () => {
    const isImageAllowed = vi.fn<(src: string) => boolean>((src) => src.startsWith('https://media.example/'))
    const images = ['https://media.example/a.png', 'https://other.example/a.png', 'http://media.example/a', 'data:,x']
    render(
      <Article
        html={images.map((src) => `<img src="${src}" alt="${src}">`).join('')}
        isImageAllowed={isImageAllowed}
      />,
    )
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([images[0]])
    expect(isImageAllowed.mock.calls).toEqual([[images[0]], [images[1]]])
  })

  it('renders as a mosaic, named by its alternative text', () => {
    const { container } = render(<Article html={`<img src="mosaic:33./2s." alt="${alt}" title="Drawn">`} />)
    expect(screen.getByRole('img', { name: alt }).tagName).toBe('svg')
    expect(container.querySelectorAll('rect')).toHaveLength(4)
    expect(screen.getByRole('figure')).toHaveTextContent('Drawn')
  })

  it.each([
    'mosaic:',
    'mosaic:33/3',
    'mosaic:x',
    'mosaic:3//3',
    `mosaic:${'3'.repeat(25)}`,
    `mosaic:3${'/3'.repeat(12)}`,
  ])('shows its alternative text instead of the malformed %s', (src) => {
    render(<Article html={`<img src="${src}" alt="${alt}">`} />)
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByText(alt)).toBeVisible()
  })

  it('can have 12 rows of 24 stones', () => {
    expect(mosaicRows(`mosaic:${Array.from({ length: 12 }, () => '3'.repeat(24)).join('/')}`)).toHaveLength(12)
  })

  it('shows its alternative text if it does not load', () => {
    render(<Article html={`<img src="/gone.png" alt="${alt}">`} />)
    fireEvent.error(screen.getByRole('img'))
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText(alt)).toBeVisible()
  })

  it.each([
    ['en-US', 'Enlarge image: Sales by week'],
    ['es-MX', 'Ampliar imagen: Sales by week'],
    ['fr-CA', 'Agrandir l’image\u00a0: Sales by week'],
  ])('opens enlarged in a dialog that returns the focus, in %s', async (locale, name) => {
    render(
      <UIProvider locale={locale}>
        <Article html={`<img src="/sales.png" alt="${alt}" title="Week 12">`} />
      </UIProvider>,
    )
    const button = screen.getByRole('button', { name })
    await userEvent.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'Week 12' })
    expect(within(dialog).getByRole('img', { name: alt })).toHaveAttribute('src', '/sales.png')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the headings of an Article', () => {
  const html = '<h2>Año  <em>fiscal</em> &amp; más</h2><h3>?</h3><h2>Ano fiscal mas</h2><h2> </h2><h4>A</h4><h1>B</h1>'

  it('have the same ids on the page as in the result of headingsOf', () => {
    expect(headingsOf(html)).toEqual([
      { id: 'ano-fiscal-mas', level: 2, text: 'Año fiscal & más' },
      { id: 'section', level: 3, text: '?' },
      { id: 'ano-fiscal-mas-2', level: 2, text: 'Ano fiscal mas' },
      { id: 'a', level: 4, text: 'A' },
    ])
    render(<Article hasHeadingLinks html={html} />)
    const inPage = screen.getAllByRole('heading').filter((heading) => heading.textContent.trim() !== '')
    expect(inPage.map(({ id }) => id)).toEqual(headingsOf(html).map(({ id }) => id))
  })

  it('have a link to themselves beside them, and keep their names', () => {
    render(
      <UIProvider locale="fr-CA">
        <Article hasHeadingLinks html="<h2>Paniers</h2>" />
      </UIProvider>,
    )
    const link = screen.getByRole('link', { name: 'Lien vers cette section\u00a0: Paniers' })
    expect(link).toHaveAttribute('href', '#paniers')
    expect(screen.getByRole('heading', { name: 'Paniers' })).not.toContainElement(link)
  })

  it('have neither ids nor links by default', () => {
    render(<Article html="<h2>Terms</h2>" />)
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByRole('heading')).not.toHaveAttribute('id')
  })
})
