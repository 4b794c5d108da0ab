import { useState } from 'react';
import type { Consent } from '#generated/zod/consent.zod.ts';
import { type ConsentChoices, choicesOf } from '#src/entities/consent/consent.ts';

/** Choices of the page: the stored answer until a switch is pressed, then what was pressed. */
export function useChoices(consent: Consent) {
  const [pressed, set] = useState<ConsentChoices>();
  return { choices: pressed ?? choicesOf(consent), set };
}
