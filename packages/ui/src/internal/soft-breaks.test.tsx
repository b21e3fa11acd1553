import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { softBreaks } from './soft-breaks.tsx'

const show = (text: string) => render(<p>{softBreaks(text)}</p>).container.querySelector('p')

describe('softBreaks', () => {
  it('allows line breaks in an address only after its at sign and its dots', () => {
    expect(show('ana.castillo@brightfoods.example')?.innerHTML).toBe('ana.<wbr>castillo@<wbr>brightfoods.<wbr>example')
  })

  it('does not change the text that users copy', () => {
    expect(show('ana.castillo@brightfoods.example')).toHaveTextContent(/^ana\.castillo@brightfoods\.example$/)
  })

  it.each(['Done. Then on', 'Version 2.4', 'Bright Foods', 'And so on…'])('does not change other texts: %s', (text) => {
    expect(show(text)?.innerHTML).toBe(text)
  })
})
