import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HelpArticle } from '#generated/zod/helpArticle.zod.ts';
import type { ServiceStatus } from '#generated/zod/serviceStatus.zod.ts';

/** Names of the help topics, in display order. */
export const TOPIC_NAMES: Record<HelpArticle['topic'], MessageDescriptor> = {
  'getting-started': msg`Getting started`,
  posting: msg`Posting`,
  blogs: msg`Blogs`,
  messaging: msg`Messages`,
  communities: msg`Communities`,
  safety: msg`Safety`,
  privacy: msg`Privacy`,
  accessibility: msg`Accessibility`,
  premium: msg`Premium`,
  shop: msg`Shop`,
  domains: msg`Domains`,
};

type Service = ServiceStatus['components'][number];

/** Names of the site's services. */
export const SERVICE_NAMES: Record<Service['name'], MessageDescriptor> = {
  site: msg`The site`,
  api: msg`Reading and writing`,
  media: msg`Pictures, sound and film`,
  search: msg`Search`,
  mail: msg`E-mail`,
  payments: msg`Payments`,
};

/** Names of the service states. */
export const STATUS_NAMES: Record<Service['status'], MessageDescriptor> = {
  ok: msg`Working`,
  degraded: msg`Working in part`,
  maintenance: msg`Under maintenance`,
  down: msg`Not working`,
};
