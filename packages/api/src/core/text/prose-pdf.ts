import { createRequire } from 'node:module'
import type { Element, ElementContent, Root, RootContent } from 'hast'
import Pdf from 'pdfkit'
import { proseOf } from './safe-html.ts'

type Structure = ReturnType<PDFKit.PDFDocument['struct']>
type Font = 'regular' | 'bold' | 'italic'

interface Run {
  text: string
  font: Font
  href: string | null
}

/** Prose for a PDF. */
export interface Prose {
  title: string
  /** The subtitle, in small type. */
  note: string
  html: string
  /** A BCP 47 tag. */
  language: string
  /** The base of relative links. */
  origin: string
  writtenAt: Date
}

const { resolve } = createRequire(import.meta.url)
const FONTS: Readonly<Record<Font, string>> = {
  regular: resolve('@fontsource/inter/files/inter-latin-400-normal.woff'),
  bold: resolve('@fontsource/inter/files/inter-latin-600-normal.woff'),
  italic: resolve('@fontsource/inter/files/inter-latin-400-italic.woff'),
}

/** In points. */
const MARGIN = 72
const INDENT = 18
const MIN_ROOM_UNDER_HEADING = 72
const SIZES = { h1: 22, h2: 15, h3: 12, h4: 11, p: 10.5, note: 9 } as const
const FONT_OF: Readonly<Record<string, Font>> = { strong: 'bold', em: 'italic' }

function isElement(node: RootContent | ElementContent): node is Element {
  return node.type === 'element'
}

function isList({ tagName }: Element): boolean {
  return tagName === 'ul' || tagName === 'ol'
}

function runsOf(nodes: readonly (RootContent | ElementContent)[], font: Font = 'regular', href: string | null = null) {
  const runs: Run[] = []
  for (const node of nodes) {
    if (node.type === 'text') runs.push({ text: node.value.replace(/[ \t\n\r]+/g, ' '), font, href })
    if (!isElement(node)) continue
    const { tagName, properties, children } = node
    if (tagName === 'br') runs.push({ text: '\n', font, href })
    const target = tagName === 'a' && typeof properties['href'] === 'string' ? properties['href'] : href
    runs.push(...runsOf(children, FONT_OF[tagName] ?? font, target))
  }
  return runs
}

/** Removes leading and trailing white space, which HTML does not show either. */
function trimmed(runs: readonly Run[]): Run[] {
  const kept = runs.filter(({ text }) => text !== '')
  return kept
    .map((run, at) => (at === 0 ? { ...run, text: run.text.trimStart() } : run))
    .map((run, at) => (at === kept.length - 1 ? { ...run, text: run.text.trimEnd() } : run))
    .filter(({ text }) => text !== '')
}

/** Lays out prose on pages, with a PDF tag for each part. */
class Printer {
  private readonly pdf: PDFKit.PDFDocument
  private readonly root: Structure
  private readonly origin: string

  constructor(pdf: PDFKit.PDFDocument, origin: string) {
    this.pdf = pdf
    this.origin = origin
    for (const [name, file] of Object.entries(FONTS)) pdf.registerFont(name, file)
    this.root = pdf.struct('Document')
    pdf.addStructure(this.root)
  }

  private write(into: Structure, runs: readonly Run[], size: number, x = MARGIN): void {
    const width = this.pdf.page.width - MARGIN - x
    runs.forEach(({ text, font, href }, at) => {
      const style = { continued: at < runs.length - 1, lineGap: size * 0.4, underline: href !== null }
      const link = href === null ? null : new URL(href, this.origin).href
      const draw = () => {
        this.pdf.font(font).fontSize(size)
        // The position is set once: further runs continue where the last one ended.
        if (at === 0) this.pdf.text(text, x, this.pdf.y, { ...style, width, link })
        else this.pdf.text(text, { ...style, width, link })
      }
      into.add(link === null ? draw : this.pdf.struct('Link', {}, draw))
    })
    into.end()
  }

  private within(parent: Structure, tag: string): Structure {
    const made = this.pdf.struct(tag)
    parent.add(made)
    return made
  }

  text(tag: string, runs: readonly Run[], size: number): void {
    this.write(this.within(this.root, tag), runs, size)
    this.pdf.y += size * 0.6
  }

  heading(tag: 'h1' | 'h2' | 'h3' | 'h4', runs: readonly Run[]): void {
    const { pdf } = this
    if (pdf.y > pdf.page.height - MARGIN - MIN_ROOM_UNDER_HEADING) pdf.addPage()
    else if (tag !== 'h1') pdf.y += SIZES[tag] * 0.5
    this.text(
      tag.toUpperCase(),
      runs.map((run) => ({ ...run, font: 'bold' as const })),
      SIZES[tag],
    )
  }

  /**
   * Draws an item's number or bullet. A bullet is a shape and not a character, so that copied text equals the page's.
   */
  private label(entry: Structure, tagName: string, at: number, x: number): void {
    const { pdf } = this
    const { y } = pdf
    const label = this.within(entry, 'Lbl')
    if (tagName === 'ol') this.write(label, [{ text: `${at + 1}.`, font: 'regular', href: null }], SIZES.p, x)
    else label.add(() => pdf.circle(x + 3, y + SIZES.p * 0.6, 1.5).fill()).end()
    pdf.y = y
  }

  private list({ tagName, children }: Element, parent: Structure, x = MARGIN): void {
    const { pdf } = this
    const list = this.within(parent, 'L')
    children.filter(isElement).forEach((item, at) => {
      const entry = this.within(list, 'LI')
      if (pdf.y > pdf.page.height - MARGIN - SIZES.p * 2) pdf.addPage()
      this.label(entry, tagName, at, x)
      const inner = item.children.filter((child) => !isElement(child) || !isList(child))
      this.write(this.within(entry, 'LBody'), trimmed(runsOf(inner)), SIZES.p, x + INDENT)
      pdf.y += SIZES.p * 0.3
      for (const child of item.children) if (isElement(child) && isList(child)) this.list(child, entry, x + INDENT)
      entry.end()
    })
    list.end()
  }

  body(tree: Root): void {
    for (const node of tree.children) {
      if (!isElement(node)) continue
      const { tagName, children } = node
      if (isList(node)) {
        this.list(node, this.root)
        this.pdf.y += SIZES.p * 0.3
      } else if (tagName === 'h2' || tagName === 'h3' || tagName === 'h4') {
        this.heading(tagName, trimmed(runsOf(children)))
      } else {
        this.text('P', trimmed(runsOf(children)), SIZES.p)
      }
    }
  }

  end(): void {
    this.root.end()
    this.pdf.end()
  }
}

/** The maximum number of cached PDFs. Usually they are the terms of a few company types, in each language. */
const MAX_CACHED = 50
const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/** Returns prose as a PDF. PDFs are cached, because published text doesn't change and layout is slow. */
export function prosePdf(prose: Prose): Promise<Uint8Array<ArrayBuffer>> {
  const key = JSON.stringify(prose)
  const known = kept.get(key)
  if (known) return known
  const [oldest] = kept.keys()
  if (kept.size >= MAX_CACHED && oldest !== undefined) kept.delete(oldest)
  const made = layOut(prose)
  kept.set(key, made)
  made.catch(() => kept.delete(key))
  return made
}

/** Renders prose as a PDF with selectable text and tagged language, title, headings, lists and links. */
function layOut({ title, note, html, language, origin, writtenAt }: Prose): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new Pdf({
    size: 'LETTER',
    margin: MARGIN,
    lang: language,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Subject: note, CreationDate: writtenAt, ModDate: writtenAt },
  })
  const chunks: Buffer[] = []
  return new Promise((resolvePdf, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolvePdf(new Uint8Array(Buffer.concat(chunks))))
    pdf.on('error', reject)
    const printer = new Printer(pdf, origin)
    printer.heading('h1', [{ text: title, font: 'bold', href: null }])
    printer.text('P', [{ text: note, font: 'regular', href: null }], SIZES.note)
    printer.body(proseOf(html))
    printer.end()
  })
}
