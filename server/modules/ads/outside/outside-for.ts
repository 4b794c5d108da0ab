import type { components } from '#generated/types/api.d.ts';
import { hasPrivacyControl, storedChoices } from '#server/modules/consent/keep-choices.ts';
import type { Services } from '#server/services.ts';
import { allowedSources, presentOutside } from './allowed-sources.ts';
import { hiddenCompanies } from './company-ads-repository.ts';
import type { OutsideSource } from './outside-sources.ts';

type Asked = Omit<Parameters<typeof storedChoices>[0], 'services'> & {
  services: Pick<Services, 'adSources' | 'consent' | 'keys' | 'now'>;
};

/** Returns the operator's sources that whoever sent a request allowed, without companies whose ads a member hid. */
export async function outsideFor(asked: Asked): Promise<OutsideSource[]> {
  const { adSources } = asked.services;
  if (adSources.length === 0) return [];
  const allowed = allowedSources(adSources, await storedChoices(asked), hasPrivacyControl(asked.request));
  if (allowed.length === 0 || !asked.viewer) return allowed;
  const hidden = await hiddenCompanies(asked.db, asked.viewer.userId);
  return allowed.filter(({ vendor }) => !hidden.has(vendor));
}

/** Returns them as sources of a place between posts. */
export async function outsideBetweenPosts(asked: Asked): Promise<components['schemas']['AdPlacement'][]> {
  const { keys, now } = asked.services;
  const sources = await outsideFor(asked);
  return sources
    .filter(({ places }) => places.includes('timeline'))
    .map((source) => presentOutside(source, 'timeline', { key: keys.ads, nowMs: now() }));
}
