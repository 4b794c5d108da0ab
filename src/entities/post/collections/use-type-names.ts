import { useLingui } from '@lingui/react/macro';
import type { PostType } from '#generated/zod/postType.zod.ts';

/** Returns the names of the kinds of posts that a rule can be limited to. */
export function useTypeNames(): Record<PostType, string> {
  const { t } = useLingui();
  return {
    text: t`Text`,
    photo: t`Photos`,
    quote: t`Quotes`,
    link: t`Links`,
    chat: t`Chats`,
    audio: t`Sound`,
    video: t`Videos`,
    ask: t`Questions`,
    answer: t`Answers`,
  };
}
