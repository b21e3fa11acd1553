import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { StyledBox } from './server-style.tsx'

it('a style is a rule on a server, and an inline style in a browser', () => {
  const box = <StyledBox style={{ inlineSize: '64%' }}>Content</StyledBox>
  const served = document.createElement('div')
  served.innerHTML = renderToString(box)
  expect(served.firstElementChild).not.toHaveAttribute('style')
  expect(served.querySelector('style')).toHaveTextContent('{inline-size:64%}')
  const { container } = render(box)
  expect(container.firstElementChild).toHaveStyle({ inlineSize: '64%' })
  expect(container.querySelector('style')).toBeNull()
})

it('no value can end its rule and start another', () => {
  expect(renderToString(<StyledBox style={{ inlineSize: '1px}body{display:none' }} />)).not.toContain('body')
})
