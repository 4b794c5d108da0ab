import type { Answer } from './caller.ts';

/** Limitations of a mock, with the reasons that a report gives for a server without stored data. */
export const MOCK_LIMITATIONS = {
  memory: 'a server that keeps nothing cannot show it',
  who: 'a mock does not know who asks',
  code: 'a mock refuses by an example of the status, whichever code that has',
  examples: 'a mock answers from its examples',
  methods: 'a mock answers documented calls only',
} as const;

/** Returns why a mock did not refuse an invalid call with the expected code. */
export function mockLimitationOf({ status }: Answer): string {
  return status >= 400 ? MOCK_LIMITATIONS.code : MOCK_LIMITATIONS.examples;
}
