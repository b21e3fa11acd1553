/** Whether files are dragged over a place that takes none, neither by the page nor by the browser. */
const areMissed = ({ dataTransfer, defaultPrevented, target }: DragEvent) =>
  !defaultPrevented &&
  dataTransfer?.types.includes('Files') === true &&
  !(target instanceof Element && target.closest('input[type=file]'))

function refuse(event: DragEvent) {
  if (areMissed(event)) event.preventDefault()
}

/** Keeps the browser from opening a file that is dropped beside the zone, in place of the page; other places that take files stay as they are. */
export function keepPageFromFiles() {
  const listeners = new AbortController()
  // On the window, after all that takes files within the page.
  for (const type of ['dragover', 'drop'] as const) window.addEventListener(type, refuse, { signal: listeners.signal })
  return () => listeners.abort()
}
