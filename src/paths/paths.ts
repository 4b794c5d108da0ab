import { activityPaths, activityPatterns } from '#src/paths/activity-paths.ts';
import { authPaths, authPatterns } from '#src/paths/auth-paths.ts';
import { blogPaths, blogPatterns } from '#src/paths/blogs-paths.ts';
import { discoveryPaths, discoveryPatterns } from '#src/paths/discovery-paths.ts';
import { feedPaths, feedPatterns } from '#src/paths/feed-paths.ts';
import { helpPaths, helpPatterns } from '#src/paths/help-paths.ts';
import { messagingPaths, messagingPatterns } from '#src/paths/messaging-paths.ts';
import { postPaths, postPatterns } from '#src/paths/posts-paths.ts';
import { settingsPaths, settingsPatterns } from '#src/paths/settings-paths.ts';

/**
 * Every address of the site, for links across features. Each feature spells its own in its `paths.ts`, which knows nothing
 * else, so that this list can be read by everybody, the server included. One line for each feature, none for a screen.
 */
export const paths = {
  ...activityPaths,
  ...authPaths,
  ...blogPaths,
  ...discoveryPaths,
  ...feedPaths,
  ...helpPaths,
  ...messagingPaths,
  ...postPaths,
  ...settingsPaths,
} as const;

/** The patterns of all addresses. */
export const patterns: readonly string[] = [
  activityPatterns,
  authPatterns,
  blogPatterns,
  discoveryPatterns,
  feedPatterns,
  helpPatterns,
  messagingPatterns,
  postPatterns,
  settingsPatterns,
].flatMap((ofFeature): string[] => Object.values(ofFeature));
