import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  runtimeConfigModule: { Trans: ['#src/shared/lib/language/SafeTrans.tsx', 'SafeTrans'] },
  locales: ['en', 'de'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src', '<rootDir>/generated/error-messages.ts'],
      exclude: ['**/*.test.ts', '**/*.test.tsx'],
    },
    // Apart from the interface, whose readers do not load them.
    { path: '<rootDir>/server/mail/locales/{locale}', include: ['<rootDir>/server/mail/templates'] },
    {
      path: '<rootDir>/server/feed/elements/locales/{locale}',
      include: ['<rootDir>/server/feed/elements/words'],
    },
    {
      path: '<rootDir>/server/modules/notifications/push/locales/{locale}',
      include: ['<rootDir>/server/modules/notifications/push/words'],
    },
    {
      path: '<rootDir>/server/modules/onboarding/locales/{locale}',
      include: ['<rootDir>/server/modules/onboarding/words'],
    },
    {
      path: '<rootDir>/server/modules/payments/receipts/locales/{locale}',
      include: ['<rootDir>/server/modules/payments/receipts/words'],
    },
  ],
  // Neither files nor line numbers: moving code does not touch the catalogues, so branches rarely conflict in them.
  format: formatter({ origins: false }),
  orderBy: 'message',
});
