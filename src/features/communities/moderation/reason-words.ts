import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ModerationReason } from '#generated/zod/moderationReason.zod.ts';

/** Words for the reasons of reports and decisions. */
export const REASON_WORDS: Record<ModerationReason, MessageDescriptor> = {
  community_guidelines: msg`Breaks a house rule`,
  off_topic: msg`Off topic`,
  spam: msg`Spam`,
  inappropriate_behavior: msg`Inappropriate behaviour`,
  skein_guidelines: msg`Breaks the rules of Skein`,
  other: msg`Something else`,
};
