/** What a package says of itself to who installs it: neither how it is built nor what with. */
const beforePacking = (manifest) => ({ ...manifest, scripts: undefined, devDependencies: undefined })

export const hooks = { beforePacking }
