import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { fixtureLink, inHours } from '../fixture-data.ts';
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
      title={t`Confirm your new address`}
      action={t`Confirm address`}
      otherwise={t`You do not know what this is about? Do nothing: without this press nobody uses your address here.`}
    >
      <Trans>
        Press the button to use this address for the account of <Strong>{account}</Strong>. Until then the
        account keeps the address it has.
      </Trans>
    </LinkMail>
  );
}

export const mail = defineMail<LinkProps>({
  class: 'security',
  fixtures: {
    usual: { link: fixtureLink, expiresAt: inHours(48) },
  },
  subject: () => msg`Confirm your new address for Skein`,
  preheader: (_props, { account }) =>
    msg`One press, within two days, and the account of ${account} uses this address.`,
  why: () => msg`You get this because somebody wants to use this address for an account.`,
  Body,
});
