import { FRAME } from '../packages/ui/src/docs/FramedStory.tsx'

/** How long, in milliseconds, a play function may go on after it has focused something. */
const ACTING = 1000

const isTouched = () => navigator.userActivation.hasBeenActive

/**
 * What opens takes the focus and scrolls to itself. In a frame that would tear a reader away from the page around it, so
 * before the frame is used it scrolls nothing, and gives the focus back to the page. What stands open does not hear of
 * that: a list of suggestions would close.
 */
export function suppressIframeFocus() {
  const frame = window.frameElement
  if (!frame?.classList.contains(FRAME)) return
  let isGivingBack = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const giveBack = () => {
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
    timer = setTimeout(giveBack, ACTING)
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
