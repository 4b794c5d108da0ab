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
      title={t`Recover your account`}
      action={t`Start the recovery`}
      otherwise={t`Not you? Do nothing: nothing changes.`}
    >
      <Trans>
        Somebody, probably you, has lost the second factor and all passkeys of <Strong>{account}</Strong>.
        Press the button to start the recovery; it takes 48 hours.
      </Trans>
    </LinkMail>
  );
}

export const mail = defineMail<LinkProps>({
  class: 'security',
  fixtures: {
    usual: { link: fixtureLink, origin: fixtureOrigin, expiresAt: inHours(1) },
  },
  subject: () => msg`Recover your account on Skein`,
  preheader: ({ expiresAt }, { clock }) =>
    msg`The link works once, until ${clock.time(expiresAt)}. Not you? Nothing changes.`,
  why: () => msg`You get this because somebody asked to recover your account.`,
  Body,
});
