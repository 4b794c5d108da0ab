import type { Reporter, TestCase } from 'vitest/node';

/** Names each test that passed only when it was tried again, and why it did not at first: it has a cause that is still to be found. */
export default class SecondTries implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const [cause] = test.result().errors ?? [];
    console.log(`second try: ${test.module.relativeModuleId} > ${test.fullName}: ${cause?.message ?? ''}`);
    if (cause?.diff) console.log(cause.diff);
  }
}
