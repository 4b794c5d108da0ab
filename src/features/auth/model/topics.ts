import type { OnboardingTopic } from '#generated/zod/onboardingTopic.zod.ts';

/** Maximum number of related tags; more would be a list to read. */
const MAX_RELATED_TAGS = 12;

/** Returns the selection with a tag added or removed. */
export function withToggled(chosen: ReadonlySet<string>, tag: string): ReadonlySet<string> {
  const after = new Set(chosen);
  if (!after.delete(tag)) after.add(tag);
  return after;
}

/** Returns the tags related to the chosen topics, without topics themselves, in the order of the topics. */
export function relatedTagsOf(topics: readonly OnboardingTopic[], chosen: ReadonlySet<string>): string[] {
  const shown = new Set(topics.flatMap(({ tag, title }) => [tag, title]).map((name) => name.toLowerCase()));
  const near = topics.filter(({ tag }) => chosen.has(tag)).flatMap(({ related }) => related);
  return [...new Set(near)].filter((tag) => !shown.has(tag.toLowerCase())).slice(0, MAX_RELATED_TAGS);
}
