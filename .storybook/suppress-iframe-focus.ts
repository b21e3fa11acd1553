import { FRAME } from '../packages/ui/src/docs/FramedStory.tsx'

/** Milliseconds that a play function can run after it moves focus. */
const ACTING = 1000

const isTouched = () => navigator.userActivation.hasBeenActive

/**
 * An overlay takes focus and scrolls into view, which would move the reader on the surrounding page. Until the reader
 * uses the frame, it doesn't scroll and returns focus to the page. Open overlays don't get that blur event, because it
 * would close a list of suggestions.
 */
export function suppressIframeFocus() {
  const frame = window.frameElement
  if (!frame?.classList.contains(FRAME)) return
  let isGivingBack = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const restoreFocus = () => {
    isGivingBack = true
    ;(frame as HTMLElement).blur()
    isGivingBack = false
  }
  // oxlint-disable-next-line typescript/unbound-method -- called with its element below
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusWithinFrame(options) {
    focus.call(this, isTouched() ? options : { ...options, preventScroll: true })
    if (isTouched()) return
    clearTimeout(timer)
    timer = setTimeout(restoreFocus, ACTING)
  }
  for (const type of ['blur', 'focusout']) {
    window.addEventListener(
      type,
      (event) => {
        if (isGivingBack) event.stopImmediatePropagation()
      },
      true,
    )
  }
  // oxlint-disable-next-line typescript/unbound-method -- called with its element below
  const { scrollIntoView } = Element.prototype
  Element.prototype.scrollIntoView = function scrollOnceTouched(options) {
    if (isTouched()) scrollIntoView.call(this, options)
  }
}
