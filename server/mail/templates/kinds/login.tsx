import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { fixtureLink, fixtureOrigin, inHours } from '../fixture-data.ts';
import { LinkMail, type LinkProps } from '../layout/LinkMail.tsx';
import { useMail } from '../layout/mail-parts-context.ts';
import { Strong } from '../layout/Text.tsx';
import { defineMail } from '../mail-template.ts';

function Body(link: LinkProps) {
  const { t } = useLingui();
  const { account } = useMail();
  return (
    <LinkMail
      {...link}
      title={t`Your log-in link`}
      action={t`Log in`}
      otherwise={t`Not you? Do nothing: without this e-mail nobody gets in. Never forward it, and never read it out to anybody.`}
    >
      <Trans>
        Press the button to log in as <Strong>{account}</Strong>. It works once.
      </Trans>
    </LinkMail>
  );
}

export const mail = defineMail<LinkProps>({
  class: 'security',
  fixtures: {
    usual: { link: fixtureLink, origin: fixtureOrigin, expiresAt: inHours(0.5) },
  },
  subject: () => msg`Your log-in link for Skein`,
  preheader: ({ expiresAt }, { account, clock }) =>
    msg`Press the button to log in as ${account}. It works once, until ${clock.time(expiresAt)}.`,
  why: () => msg`You get this because somebody asked to log in with this address.`,
  Body,
});
