import type { Reporter, TestCase } from 'vitest/node';

/** Prints each test that passed only on retry, with the error of the first attempt. */
export default class RetryReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const [cause] = test.result().errors ?? [];
    console.log(
      `passed on retry: ${test.module.relativeModuleId} > ${test.fullName}: ${cause?.message ?? ''}`,
    );
    if (cause?.diff) console.log(cause.diff);
  }
}
