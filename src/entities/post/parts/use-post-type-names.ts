import { useLingui } from '@lingui/react/macro';
import type { ListedType } from '../model/listed-types.ts';

/** Returns the names of the post types. */
export function usePostTypeNames(): Record<ListedType, string> {
  const { t } = useLingui();
  return {
    text: t`Text`,
    photo: t`Photos`,
    quote: t`Quotes`,
    link: t`Links`,
    chat: t`Chats`,
    audio: t`Audio`,
    video: t`Video`,
    answer: t`Answers`,
  };
}
