// Written by `npm run generate` from openapi/. Do not edit.

import type { ServerModule } from '#server/define-module.ts';
import { module as account } from '#server/modules/account/module.ts';
import { module as admin } from '#server/modules/admin/module.ts';
import { module as ads } from '#server/modules/ads/module.ts';
import { module as apps } from '#server/modules/apps/module.ts';
import { module as auth } from '#server/modules/auth/module.ts';
import { module as blaze } from '#server/modules/blaze/module.ts';
import { module as blocks } from '#server/modules/blocks/module.ts';
import { module as blogs } from '#server/modules/blogs/module.ts';
import { module as boops } from '#server/modules/boops/module.ts';
import { module as collections } from '#server/modules/collections/module.ts';
import { module as communities } from '#server/modules/communities/module.ts';
import { module as consent } from '#server/modules/consent/module.ts';
import { module as discovery } from '#server/modules/discovery/module.ts';
import { module as domains } from '#server/modules/domains/module.ts';
import { module as feed } from '#server/modules/feed/module.ts';
import { module as filters } from '#server/modules/filters/module.ts';
import { module as media } from '#server/modules/media/module.ts';
import { module as memberships } from '#server/modules/memberships/module.ts';
import { module as messaging } from '#server/modules/messaging/module.ts';
import { module as moderation } from '#server/modules/moderation/module.ts';
import { module as notes } from '#server/modules/notes/module.ts';
import { module as notifications } from '#server/modules/notifications/module.ts';
import { module as onboarding } from '#server/modules/onboarding/module.ts';
import { module as payments } from '#server/modules/payments/module.ts';
import { module as posts } from '#server/modules/posts/module.ts';
import { module as shop } from '#server/modules/shop/module.ts';
import { module as support } from '#server/modules/support/module.ts';
import { module as tags } from '#server/modules/tags/module.ts';
import { module as telemetry } from '#server/modules/telemetry/module.ts';
import { module as video } from '#server/modules/video/module.ts';

/** The declarations of all modules. */
export const serverModules: readonly ServerModule[] = [
  account,
  admin,
  ads,
  apps,
  auth,
  blaze,
  blocks,
  blogs,
  boops,
  collections,
  communities,
  consent,
  discovery,
  domains,
  feed,
  filters,
  media,
  memberships,
  messaging,
  moderation,
  notes,
  notifications,
  onboarding,
  payments,
  posts,
  shop,
  support,
  tags,
  telemetry,
  video,
];
