// The package's own entry warns of Node 20 on every start; its provider is the same without that entry.
declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider'
}
