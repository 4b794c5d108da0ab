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
      title={t`Choose a new password`}
      action={t`Choose a password`}
      otherwise={t`Not you? Do nothing: your password stays as it is.`}
    >
      <Trans>
        Somebody, probably you, asked for a new password for <Strong>{account}</Strong>. Press the button to
        choose one.
      </Trans>
    </LinkMail>
  );
}

export const mail = defineMail<LinkProps>({
  class: 'security',
  fixtures: {
    usual: { link: fixtureLink, origin: fixtureOrigin, expiresAt: inHours(1) },
  },
  subject: () => msg`Choose a new password for Skein`,
  preheader: ({ expiresAt }, { clock }) =>
    msg`The link works once, until ${clock.time(expiresAt)}. Not you? Your password stays as it is.`,
  why: () => msg`You get this because somebody asked for a new password.`,
  Body,
});
