import { MEMBER_SENTENCES } from './member-sentences.tsx';
import { POST_SENTENCES } from './post-sentences.tsx';
import { RULE_SENTENCES } from './rule-sentences.tsx';
import type { Sentence } from './sentence.tsx';
import { SETTING_SENTENCES } from './setting-sentences.tsx';

/** Acts whose rule is what they are about, not the reason. */
export const IS_ABOUT_RULE = /^rule_/;

/** Sentences of all acts; one that is missing here is shown by its kind. */
export const ACT_SENTENCES: Readonly<Partial<Record<string, Sentence>>> = {
  ...POST_SENTENCES,
  ...MEMBER_SENTENCES,
  ...SETTING_SENTENCES,
  ...RULE_SENTENCES,
};
