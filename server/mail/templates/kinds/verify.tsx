import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { fixtureLink, inHours } from '../fixture-data.ts';
import { LinkMail, type LinkProps } from '../layout/LinkMail.tsx';

import { defineMail } from '../mail-template.ts';

function Body(link: LinkProps) {
  const { t } = useLingui();

  return (
    <LinkMail
      {...link}
      title={t`Confirm your address`}
      action={t`Confirm address`}
      otherwise={t`You never heard of Skein? Do nothing: without this press nobody uses your address here.`}
    >
      <Trans>
        Press the button to confirm that this address is yours. It is how you get back in should you lose your
        password.
      </Trans>
    </LinkMail>
  );
}

export const mail = defineMail<LinkProps>({
  class: 'security',
  fixtures: {
    usual: { link: fixtureLink, expiresAt: inHours(48) },
  },
  subject: () => msg`Confirm your address for Skein`,
  preheader: () => msg`One press, within two days. It is how you get back in without a password.`,
  why: () => msg`You get this because somebody registered with this address.`,
  Body,
});
