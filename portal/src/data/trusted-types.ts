interface Rules {
  createHTML?: (markup: string) => string
  createScriptURL?: (url: string) => string
}

interface PolicyFactory {
  createPolicy: (name: string, rules: Rules) => Required<Rules>
}

/**
 * Creates a Trusted Types policy. The server's `trusted-types` directive must list its name. Returns null in a browser
 * without Trusted Types.
 */
export function createPolicy(name: string, rules: Rules): Required<Rules> | null {
  const factory = 'trustedTypes' in window ? (window.trustedTypes as PolicyFactory | undefined) : undefined
  return factory?.createPolicy(name, rules) ?? null
}

/**
 * Allows `innerHTML = ''`, which React Aria's live announcer uses to clear itself, and refuses all markup. The browser
 * applies the policy named `default` to plain strings.
 */
export function createDefaultPolicy(): void {
  createPolicy('default', {
    createHTML(markup) {
      if (markup !== '') throw new TypeError('The portal makes no elements from text.')
      return markup
    },
  })
}
