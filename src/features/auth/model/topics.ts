import type { OnboardingTopic } from '#generated/zod/onboardingTopic.zod.ts';

/** More is a list to read instead of a nudge. */
const MAX_RELATED_TAGS = 12;

/** The choice with a tag put in or taken out. */
export function withToggled(chosen: ReadonlySet<string>, tag: string): ReadonlySet<string> {
  const after = new Set(chosen);
  if (!after.delete(tag)) after.add(tag);
  return after;
}

/** Tags beside the chosen topics that are no topics themselves, in the order of the topics. */
export function relatedTagsOf(topics: readonly OnboardingTopic[], chosen: ReadonlySet<string>): string[] {
  const shown = new Set(topics.flatMap(({ tag, title }) => [tag, title]).map((name) => name.toLowerCase()));
  const near = topics.filter(({ tag }) => chosen.has(tag)).flatMap(({ related }) => related);
  return [...new Set(near)].filter((tag) => !shown.has(tag.toLowerCase())).slice(0, MAX_RELATED_TAGS);
}
