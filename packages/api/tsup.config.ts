import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/server.ts', 'src/cli.ts'],
  format: 'esm',
  target: 'node20',
  platform: 'node',
  dts: false,
  clean: true,
  sourcemap: true,
  splitting: true,
  noExternal: ['@tessera/contract'],
})
