import type { SourceFormat } from '@tessera/contract'

/** A problem in a text that readers would not see as intended, with the affected part. */
export interface ContentProblem {
  code: 'headingFirst' | 'headingSkipped' | 'imageAlt' | 'mosaic' | 'dropped'
  part: string
}

/** Maximum characters of a shown part. */
const SHOWN = 60
/** The most rows and columns of a mosaic image. */
const MOSAIC = { rows: 12, columns: 24 }

const FENCE = /^ {0,3}(?<fence>`{3,}|~{3,})[^\n]*\n[^]*?(?:^ {0,3}\k<fence>[`~]*[ \t]*$|(?![^]))/gm
const CODE = /(?<ticks>`+)(?!`)[^]*?[^`]\k<ticks>(?!`)/g
const HTML_CODE = /<(?<name>pre|code)\b[^>]*>[^]*?<\/\k<name>>|<!--[^]*?-->/gi

const MARKDOWN_HEADING =
  /^ {0,3}(?<signs>#{1,6})[ \t]+(?<words>.*?)(?:[ \t]+#+)?[ \t]*$|^ {0,3}(?<over>\S.*)\n {0,3}(?<line>=+|-{2,})[ \t]*$/gm
const HTML_HEADING = /<h(?<level>[1-6])\b[^>]*>(?<words>[^]*?)<\/h\k<level>>/gi
const MARKDOWN_IMAGE = /!\[(?<alt>(?:\\.|[^\]\\])*)\]\(\s*<?(?<src>[^\s)>]*)/g
const HTML_IMAGE = /<img\b[^>]*>/gi
const DROPPED = /<(?:script|style|iframe|form|input|button|object|embed|video|audio|svg)\b/gi
const HANDLER = /<[a-z][^<>]*?\s(?<name>on[a-z]+)\s*=/gi
const TAG = /<[^>]*>/g

const shortened = (text: string): string => {
  const part = text.replaceAll(/\s+/g, ' ').trim()
  return part.length > SHOWN ? `${part.slice(0, SHOWN)}…` : part
}

/** Returns the text without its code parts. */
function withoutCode(format: SourceFormat, source: string): string {
  const text = source.replaceAll('\r\n', '\n')
  const own = format === 'markdown' ? text.replaceAll(FENCE, '\n').replaceAll(CODE, '') : text
  return own.replaceAll(HTML_CODE, '')
}

interface Found {
  at: number
  problem: ContentProblem
}

interface HeadingFound {
  at: number
  level: number
  words: string
}

const groupsOf = (match: RegExpMatchArray): Partial<Record<string, string>> => match.groups ?? {}

function headingsIn(format: SourceFormat, text: string): HeadingFound[] {
  const html = [...text.matchAll(HTML_HEADING)].map((match): HeadingFound => {
    const { level, words = '' } = groupsOf(match)
    return { at: match.index, level: Number(level), words: words.replaceAll(TAG, '') }
  })
  if (format === 'html') return html
  const markdown = [...text.matchAll(MARKDOWN_HEADING)].map((match): HeadingFound => {
    const { signs, words, over, line } = groupsOf(match)
    const level = signs?.length ?? (line?.startsWith('=') ? 1 : 2)
    return { at: match.index, level, words: words ?? over ?? '' }
  })
  return [...html, ...markdown].toSorted((one, other) => one.at - other.at)
}

function headingProblems(format: SourceFormat, text: string): Found[] {
  let before = 1
  return headingsIn(format, text).flatMap(({ at, level, words }): Found[] => {
    const isSkipped = level > before + 1
    before = level
    if (level > 1 && !isSkipped) return []
    return [{ at, problem: { code: level === 1 ? 'headingFirst' : 'headingSkipped', part: shortened(words) } }]
  })
}

/** Whether an address contains a mosaic, which means rows of equal length. */
function isMosaic(src: string): boolean {
  const rows = /^mosaic:(?<rows>[321s.]+(?:\/[321s.]+)*)$/.exec(src)?.groups?.['rows']?.split('/') ?? []
  const columns = rows[0]?.length ?? 0
  const isSmall = rows.length <= MOSAIC.rows && columns <= MOSAIC.columns
  return rows.length > 0 && isSmall && rows.every(({ length }) => length === columns)
}

const attributeOf = (tag: string, name: string): string =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]*))`, 'i').exec(tag)?.slice(1).find(Boolean) ?? ''

function imageProblems(format: SourceFormat, text: string): Found[] {
  const html = [...text.matchAll(HTML_IMAGE)].map((match) => {
    const [tag] = match
    return { at: match.index, alt: attributeOf(tag, 'alt'), src: attributeOf(tag, 'src') }
  })
  const markdown = format === 'markdown' ? [...text.matchAll(MARKDOWN_IMAGE)] : []
  const written = markdown.map((match) => {
    const { alt = '', src = '' } = groupsOf(match)
    return { at: match.index, alt, src }
  })
  return [...html, ...written].flatMap(({ at, alt, src }): Found[] => [
    ...(alt.trim() === '' ? [{ at, problem: { code: 'imageAlt' as const, part: shortened(src) } }] : []),
    ...(/^mosaic:/i.test(src) && !isMosaic(src)
      ? [{ at, problem: { code: 'mosaic' as const, part: shortened(src) } }]
      : []),
  ])
}

function droppedParts(text: string): Found[] {
  const tags = [...text.matchAll(DROPPED)].map(({ index, 0: tag }) => ({ at: index, part: `${tag.toLowerCase()}>` }))
  const handlers = [...text.matchAll(HANDLER)].map((match) => ({
    at: match.index,
    part: `${groupsOf(match)['name'] ?? ''}=`,
  }))
  return [...tags, ...handlers].map(({ at, part }) => ({ at, problem: { code: 'dropped', part } }))
}

/** Returns the problems of a text in order, each only once. */
export function problemsOf(format: SourceFormat, source: string): ContentProblem[] {
  const text = withoutCode(format, source)
  const found = [...headingProblems(format, text), ...imageProblems(format, text), ...droppedParts(text)]
  const problems = found.toSorted((one, other) => one.at - other.at).map(({ problem }) => problem)
  return [...new Map(problems.map((problem) => [`${problem.code} ${problem.part}`, problem])).values()]
}
