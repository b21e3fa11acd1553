import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FileUpload } from './FileUpload.tsx'

const drop = (element: Element, types = ['Files']) => [
  fireEvent.dragOver(element, { dataTransfer: { types } }),
  fireEvent.drop(element, { dataTransfer: { types } }),
]

it('keeps the page when files are dropped beside a mounted FileUpload', () => {
  const { unmount } = render(
    <>
      <FileUpload label="Attachment" upload={() => Promise.resolve('')} />
      <input type="file" aria-label="Of the application" />
    </>,
  )
  expect(drop(document.body)).toEqual([false, false])
  expect(drop(document.body, ['text/plain'])).toEqual([true, true])
  // The browser itself adds dropped files to a native input.
  const native = screen.getByLabelText('Of the application')
  expect(drop(native)).toEqual([true, true])
  unmount()
  expect(drop(document.body)).toEqual([true, true])
})
