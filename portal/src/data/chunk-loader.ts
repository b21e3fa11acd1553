const asked = new Map<string, Promise<void>>()

/** Whether the document brings the sheet, or an earlier chunk has: no script runs before a document's sheets are there. */
function isThere(file: string): boolean {
  return document.querySelector(`[href="/${file}"],[data-sheet="${file}"]`) !== null
}

async function addStylesheet(file: string): Promise<void> {
  if (isThere(file)) return
  const link = document.createElement('link')
  await new Promise((resolve, reject) => {
    Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href: `/${file}`, onload: resolve, onerror: reject })
    document.head.append(link)
  }).catch(() => {
    asked.delete(file)
    link.remove()
    throw new Error(`/${file} could not be loaded.`)
  })
}

/** Loads a chunk with the style sheets that it needs, files of the build; it fails where one of them cannot be had. */
export async function loadModule<Module>(
  load: () => Promise<Module>,
  stylesheets: readonly string[] = [],
): Promise<Module> {
  const loading = stylesheets.map((file) => {
    const stylesheet = asked.get(file) ?? addStylesheet(file)
    asked.set(file, stylesheet)
    return stylesheet
  })
  const [module] = await Promise.all([load(), ...loading])
  return module
}
