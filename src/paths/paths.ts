import { activityPaths, activityPatterns } from '#src/paths/activity-paths.ts';
import { authPaths, authPatterns } from '#src/paths/auth-paths.ts';
import { blazePaths, blazePatterns } from '#src/paths/blaze-paths.ts';
import { blogPaths, blogPatterns } from '#src/paths/blogs-paths.ts';
import { collectionPaths, collectionPatterns } from '#src/paths/collections-paths.ts';
import { communityPaths, communityPatterns } from '#src/paths/communities-paths.ts';
import { consentPaths, consentPatterns } from '#src/paths/consent-paths.ts';
import { discoveryPaths, discoveryPatterns } from '#src/paths/discovery-paths.ts';
import { domainPaths, domainPatterns } from '#src/paths/domains-paths.ts';
import { feedPaths, feedPatterns } from '#src/paths/feed-paths.ts';
import { helpPaths, helpPatterns } from '#src/paths/help-paths.ts';
import { messagingPaths, messagingPatterns } from '#src/paths/messaging-paths.ts';
import { paymentPaths, paymentPatterns } from '#src/paths/payments-paths.ts';
import { postPaths, postPatterns } from '#src/paths/posts-paths.ts';
import { settingsPaths, settingsPatterns } from '#src/paths/settings-paths.ts';
import { shopPaths, shopPatterns } from '#src/paths/shop-paths.ts';

/**
 * All path builders of the site. Each feature's paths are in a file of their own without further dependencies, so that
 * the server and all features can import this list. One line per feature.
 */
export const paths = {
  ...activityPaths,
  ...authPaths,
  ...blazePaths,
  ...blogPaths,
  ...collectionPaths,
  ...communityPaths,
  ...consentPaths,
  ...discoveryPaths,
  ...domainPaths,
  ...feedPaths,
  ...helpPaths,
  ...messagingPaths,
  ...paymentPaths,
  ...postPaths,
  ...settingsPaths,
  ...shopPaths,
} as const;

/** All path patterns. */
export const patterns: readonly string[] = [
  activityPatterns,
  authPatterns,
  blazePatterns,
  blogPatterns,
  collectionPatterns,
  communityPatterns,
  consentPatterns,
  discoveryPatterns,
  domainPatterns,
  feedPatterns,
  helpPatterns,
  messagingPatterns,
  paymentPatterns,
  postPatterns,
  settingsPatterns,
  shopPatterns,
].flatMap((ofFeature): string[] => Object.values(ofFeature));
