/** A package's install-time metadata, without its build and dev dependencies. */
const beforePacking = (manifest) => ({ ...manifest, scripts: undefined, devDependencies: undefined })

export const hooks = { beforePacking }
