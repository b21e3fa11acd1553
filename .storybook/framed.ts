/** The class of frames in which stories stand on documentation pages. */
export const FRAME = 'framed-story'

const isTouched = () => navigator.userActivation.hasBeenActive

/**
 * What opens takes the focus and scrolls to itself. In a frame that would tear a reader away from the page around it, so
 * before the frame is used it scrolls nothing, and gives the focus back to the page.
 */
export function keepStill() {
  const frame = window.frameElement
  if (!frame?.classList.contains(FRAME)) return
  // oxlint-disable-next-line typescript/unbound-method -- called with its element below
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusWithinFrame(options) {
    focus.call(this, isTouched() ? options : { ...options, preventScroll: true })
    if (!isTouched()) setTimeout(() => (frame as HTMLElement).blur())
  }
  // oxlint-disable-next-line typescript/unbound-method -- called with its element below
  const { scrollIntoView } = Element.prototype
  Element.prototype.scrollIntoView = function scrollOnceTouched(options) {
    if (isTouched()) scrollIntoView.call(this, options)
  }
}
