// The package's own entry prints a warning on Node 20 at every start; the provider is the same without it.
declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider'
}
