import { expect, it } from 'vitest'
import { moveInlineStyles } from './inline-styles.ts'

it('SRV-08 style attributes, which the policy refuses, become rules of a stylesheet with the same effect', () => {
  const html =
    '<i style="height:24px">a</i><b class="x" style="font-family:&quot;A&quot;"></b><u style="height:24px"></u>'
  expect(moveInlineStyles(html)).toEqual({
    html: '<i data-drawn="0">a</i><b class="x" data-drawn="1"></b><u data-drawn="0"></u>',
    rules: '#root [data-drawn="0"]{height:24px}#root [data-drawn="1"]{font-family:"A"}',
  })
})
