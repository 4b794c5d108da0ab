import type { Answer } from './caller.ts';

/** What a mock cannot show, and why: the reasons that a report gives for a server that keeps nothing. */
export const CANNOT = {
  memory: 'a server that keeps nothing cannot show it',
  who: 'a mock does not know who asks',
  code: 'a mock refuses by an example of the status, whichever code that has',
  examples: 'a mock answers from its examples',
  methods: 'a mock answers documented calls only',
} as const;

/** Why a mock did not refuse a call by the code that was looked for, though the call was wrong in itself. */
export function whyNotByMock({ status }: Answer): string {
  return status >= 400 ? CANNOT.code : CANNOT.examples;
}
