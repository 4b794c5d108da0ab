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
      title={t`Finish the recovery`}
      action={t`Remove them`}
      otherwise={t`You found one of them meanwhile? Do nothing: everything stays as it is.`}
    >
      <Trans>
        The 48 hours are over. Press the button to remove the second factor and all passkeys of{' '}
        <Strong>{account}</Strong>; everybody is logged out then, and you choose a new password.
      </Trans>
    </LinkMail>
  );
}

export const mail = defineMail<LinkProps>({
  class: 'security',
  fixtures: {
    usual: { link: fixtureLink, expiresAt: inHours(168) },
  },
  subject: () => msg`Finish the recovery of your account`,
  preheader: () => msg`The 48 hours are over. One press removes your second factor and all passkeys.`,
  why: () => msg`You get this because the recovery of your account was started two days ago.`,
  Body,
});
