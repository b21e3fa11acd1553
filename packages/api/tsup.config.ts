import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    server: 'src/server.ts',
    cli: 'src/cli.ts',
    'read-table-worker': 'src/files/read-table-worker.ts',
  },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  dts: false,
  clean: true,
  sourcemap: true,
  splitting: true,
  noExternal: ['@tessera/contract'],
})
