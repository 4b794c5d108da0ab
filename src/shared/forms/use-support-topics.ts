import { useLingui } from '@lingui/react/macro';
import type { CreateSupportRequestBody } from '#generated/zod/createSupportRequestBody.zod.ts';

type Topic = CreateSupportRequestBody['topic'];

/** Returns the topics of support requests with their labels, in display order. */
export function useSupportTopics(): readonly (readonly [Topic, string])[] {
  const { t } = useLingui();
  return [
    ['account', t`My account`],
    ['abuse', t`Harassment or abuse`],
    ['bug', t`Something is broken`],
    ['privacy', t`My data`],
    ['copyright', t`Copyright: my work is used without permission`],
    ['billing', t`A payment`],
    ['feedback', t`An idea or feedback`],
    ['other', t`Something else`],
  ];
}
