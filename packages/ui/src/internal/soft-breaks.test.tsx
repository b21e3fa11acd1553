import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { softBreaks } from './soft-breaks.tsx'

const show = (text: string) => render(<p>{softBreaks(text)}</p>).container.querySelector('p')

describe('softBreaks', () => {
  it('lets an address go on in a new line after its at sign and its dots, and nowhere else', () => {
    expect(show('ana.castillo@brightfoods.example')?.innerHTML).toBe('ana.<wbr>castillo@<wbr>brightfoods.<wbr>example')
  })

  it('what is copied of it is the address', () => {
    expect(show('ana.castillo@brightfoods.example')).toHaveTextContent(/^ana\.castillo@brightfoods\.example$/)
  })

  it.each(['Done. Then on', 'Version 2.4', 'Bright Foods', 'And so on…'])(
    'leaves other texts as they are: %s',
    (text) => {
      expect(show(text)?.innerHTML).toBe(text)
    },
  )
})
