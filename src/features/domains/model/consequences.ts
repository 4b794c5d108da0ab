import { useLingui } from '@lingui/react/macro';
import type { Domain } from '#generated/zod/domain.zod.ts';

/** Changes of a domain that its member may have in mind. */
export type Plan = 'blog' | 'servers' | 'transfer' | 'end';

/** Fate of one thing that hangs on a domain. */
export type Consequence = { thing: string; holds: boolean; becomes: string };

/** Returns the changes that a member can make of a domain: one from elsewhere is moved and kept alive there. */
export function plansOf({ kind }: Pick<Domain, 'kind'>): readonly Plan[] {
  return kind === 'registered' ? ['blog', 'servers', 'transfer', 'end'] : ['blog', 'servers', 'end'];
}

/**
 * Returns what becomes of links, feeds, mail, certificate and posts after each change.
 *
 * @param hasMail true when mail of the domain has a record here
 */
export function useConsequences(
  { kind, blogName = '' }: Pick<Domain, 'kind' | 'blogName'>,
  hasMail: boolean,
): Readonly<Record<Plan, readonly Consequence[]>> {
  const { t } = useLingui();
  const isOurs = kind === 'registered';
  const links = t`Links on other sites`;
  const feeds = t`Feed readers`;
  const mail = t`Mail`;
  const certificate = t`Certificate`;
  const posts = t`Posts and everything on Skein`;
  const mailHolds = {
    thing: mail,
    holds: true,
    becomes: isOurs ? t`goes on` : t`goes on, with your provider`,
  };
  const noMail = { thing: mail, holds: true, becomes: t`has no record here` };
  const stay = {
    thing: posts,
    holds: true,
    becomes: blogName === '' ? t`stay` : t`stay, at the address of ${blogName} on Skein`,
  };
  const mailThen = (becomes: string): Consequence =>
    hasMail ? { thing: mail, holds: false, becomes } : noMail;
  return {
    blog: [
      { thing: links, holds: false, becomes: t`find no such post` },
      { thing: feeds, holds: false, becomes: t`get the posts of the other blog` },
      mailHolds,
      { thing: certificate, holds: true, becomes: t`goes on` },
      stay,
    ],
    servers: [
      {
        thing: links,
        holds: isOurs,
        becomes: isOurs ? t`hold, if its new records lead here` : t`end at what is there`,
      },
      {
        thing: feeds,
        holds: isOurs,
        becomes: isOurs ? t`hold, if its new records lead here` : t`stop without a word`,
      },
      isOurs ? mailThen(t`stops, until its MX record is there`) : mailHolds,
      {
        thing: certificate,
        holds: isOurs,
        becomes: isOurs ? t`is renewed while it leads here` : t`is not renewed any more`,
      },
      stay,
    ],
    transfer: [
      { thing: links, holds: true, becomes: t`hold, if you take the records along` },
      { thing: feeds, holds: true, becomes: t`hold, if you take the records along` },
      mailThen(t`stops, until its MX record is there`),
      { thing: certificate, holds: true, becomes: t`is renewed while it leads here` },
      stay,
    ],
    end: [
      { thing: links, holds: false, becomes: t`end nowhere` },
      { thing: feeds, holds: false, becomes: t`stop without a word` },
      isOurs ? mailThen(t`comes back to its senders`) : mailHolds,
      {
        thing: certificate,
        holds: false,
        becomes: isOurs ? t`is gone with the name` : t`is not renewed any more`,
      },
      stay,
    ],
  };
}
