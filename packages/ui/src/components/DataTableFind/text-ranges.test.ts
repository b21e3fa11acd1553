// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { rangesIn } from './text-ranges.ts'

const element = (html: string) => {
  const cell = document.createElement('div')
  cell.innerHTML = html
  document.body.append(cell)
  return cell
}
const found = (html: string, needle: string) => rangesIn(element(html), needle).ranges.map(String)

afterEach(() => document.body.replaceChildren())

describe('the ranges of a text in an element', () => {
  it.each([
    ['Ana Banana', 'ana', ['Ana', 'ana']],
    ['E\u0301cole d’E\u0301LODIE', 'elodie', ['E\u0301LODIE']],
    ['Ångström', 'angstrom', ['Ångström']],
    ['👩‍👩‍👧 Ñandú', 'nandu', ['Ñandú']],
    ['ana.<wbr>castillo@<wbr>example', 'o@ex', ['o@ex']],
    ['<a href="#ana">Ana</a> <b>Castillo</b>', 'ana castillo', ['Ana Castillo']],
    ['nobody', 'ana', []],
  ])('are found in %j for %j', (html, needle, texts) => {
    expect(found(html, needle)).toEqual(texts)
  })

  it('exclude the label of the button that expands it', () => {
    const html = '<span>Shopper…</span> <button aria-expanded="false">See more</button>'
    expect(found(html, 'more')).toEqual([])
    expect(String(rangesIn(element(html), 'more').whole)).toBe('Shopper… ')
  })

  describe('in a line that is cut', () => {
    const line = '<span data-line=""><span>Channel Insights, Report</span></span>'
    const box = new DOMRect(0, 0, 100, 20)
    const seenFrom = (left: number) => {
      vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box)
      Range.prototype.getBoundingClientRect = () => new DOMRect(left, 0, 40, 20)
    }
    afterEach(() => void Reflect.deleteProperty(Range.prototype, 'getBoundingClientRect'))

    it('are visible if the match is', () => {
      seenFrom(80)
      expect(found(line, 'report')).toEqual(['Report'])
    })

    it('are absent if the line ends before them', () => {
      seenFrom(100)
      expect(found(line, 'report')).toEqual([])
    })

    it('are absent in the rest of a list', () => {
      seenFrom(20)
      expect(found('<span data-line=""><span>Channel<span>, Report</span></span></span>', 'report')).toEqual([])
    })
  })
})
