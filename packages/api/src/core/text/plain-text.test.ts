import { describe, expect, it } from 'vitest'
import { plainText, stripTags } from './plain-text.ts'

describe('stored text', () => {
  it.each([
    ['<p>Two <b class="x">bold</b> words</p>', 'Two bold words'],
    ['One<br/>line<BR>and <!-- no --> more', 'Onelineand  more'],
    ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'alert(1)'],
    ['</div><my-part data-a="1" />', ''],
  ])('TXT-01 has no tags, but keeps their content: %s', (written, stored) => {
    expect(stripTags(written)).toBe(stored)
  })

  it.each(['5 < 6 and 7 > 3', 'Ana <ana@brightfoods.example>', 'I <3 this', 'a <- b -> c', 'AT&T'])(
    'TXT-01 keeps text that is not a tag: %s',
    (text) => {
      expect(stripTags(text)).toBe(text)
    },
  )

  it('TXT-01 has no non-breaking spaces', () => {
    expect(plainText('Why\u00A0not\u202F? Because&nbsp;so')).toBe('Why not ? Because so')
  })

  it('USR-17 keeps every typed word, including those in angle brackets', () => {
    expect(plainText('VP <Sales> Canada')).toBe('VP <Sales> Canada')
  })

  it('has no characters that hide text or reverse its direction', () => {
    expect(plainText(' a\u0000b\u202Ec\n\td ')).toBe('abc\n\td')
  })
})
