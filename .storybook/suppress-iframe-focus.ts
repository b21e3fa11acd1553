import { FRAME } from '../packages/ui/src/docs/FramedStory.tsx'

/** Milliseconds that a play function can run after it moves focus. */
const PLAY_MS = 1000

const isUsed = () => navigator.userActivation.hasBeenActive

/**
 * An overlay takes focus and scrolls into view, which would scroll the surrounding page. Until the reader uses the
 * frame, the frame doesn't scroll and returns focus to the page. Open overlays don't get that blur event, because it
 * would close a list of suggestions.
 */
export function suppressIframeFocus() {
  const frame = window.frameElement
  if (!frame?.classList.contains(FRAME)) return
  let isRestoring = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const restoreFocus = () => {
    isRestoring = true
    ;(frame as HTMLElement).blur()
    isRestoring = false
  }
  // oxlint-disable-next-line typescript/unbound-method -- called with its element below
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusWithinFrame(options) {
    focus.call(this, isUsed() ? options : { ...options, preventScroll: true })
    if (isUsed()) return
    clearTimeout(timer)
    timer = setTimeout(restoreFocus, PLAY_MS)
  }
  for (const type of ['blur', 'focusout']) {
    window.addEventListener(
      type,
      (event) => {
        if (isRestoring) event.stopImmediatePropagation()
      },
      true,
    )
  }
  // oxlint-disable-next-line typescript/unbound-method -- called with its element below
  const { scrollIntoView } = Element.prototype
  Element.prototype.scrollIntoView = function scrollOnceUsed(options) {
    if (isUsed()) scrollIntoView.call(this, options)
  }
}
