/** A rule's prelude and its block; null without a block. */
interface Rule {
  prelude: string
  body: string | null
}

function endOf(css: string, start: number): number {
  let depth = 0
  let quote = ''
  for (let at = start; at < css.length; at++) {
    const mark = css.charAt(at)
    if (quote) quote = mark === quote ? '' : quote
    else if (mark === '"' || mark === "'") quote = mark
    else if (mark === '{') depth++
    else if ((mark === '}' && --depth === 0) || (mark === ';' && depth === 0)) return at + 1
  }
  return css.length
}

/** Returns the rules of a minified stylesheet. */
function* rulesOf(css: string): Generator<Rule> {
  for (let at = 0; at < css.length;) {
    const end = endOf(css, at)
    const source = css.slice(at, end)
    const brace = source.indexOf('{')
    yield brace < 0
      ? { prelude: source, body: null }
      : { prelude: source.slice(0, brace).trim(), body: source.slice(brace + 1, -1) }
    at = end
  }
}

/** The attributes of a page's elements that selectors can match. */
interface Marks {
  classes: ReadonlySet<string>
  attributes: ReadonlySet<string>
}

/** Attributes that the server sets on the document. */
const OF_THE_DOCUMENT = ['lang', 'data-theme', 'data-density']

function marksIn(html: string): Marks {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
  const attributes = [...html.matchAll(/ ([\w-]+)(?==|[ >])/g)].map(([, name = '']) => name)
  return { classes: new Set(classes), attributes: new Set([...OF_THE_DOCUMENT, ...attributes]) }
}

function canMeet(selector: string, { classes, attributes }: Marks): boolean {
  const requested = selector.replaceAll(/:not\([^)]*\)/g, '')
  return (
    [...requested.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name)) &&
    [...requested.matchAll(/\[([\w-]+)/g)].every(([, name = '']) => attributes.has(name))
  )
}

const GROUPS = /^@(?:media|layer|supports|container)/

function rulesFor(css: string, marks: Marks): string {
  return [...rulesOf(css)]
    .map(({ prelude, body }) => {
      if (body === null) return prelude
      if (GROUPS.test(prelude)) {
        const inner = rulesFor(body, marks)
        return inner && `${prelude}{${inner}}`
      }
      if (prelude.startsWith('@')) return `${prelude}{${body}}`
      const met = prelude.split(/,(?![^(]*\))/).filter((selector) => canMeet(selector, marks))
      return met.length > 0 ? `${met.join(',')}{${body}}` : ''
    })
    .join('')
}

/** Returns the declarations of used custom properties, resolved recursively. */
function withoutUnused(css: string): string {
  const declared = /(--[\w-]+):[^;{}]*(?:;|(?=\}))/g
  const requested = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const lean = css.replaceAll(declared, (declaration, name) => (requested.has(name) ? declaration : ''))
  return lean === css ? css : withoutUnused(lean)
}

/** Returns the critical CSS of a page's markup. */
export function extractCriticalCss(css: string, html: string): string {
  return withoutUnused(rulesFor(css, marksIn(html)))
}
