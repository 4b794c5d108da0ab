import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { fixtureOrigin } from '../fixture-data.ts';
import { useMail } from '../layout/mail-parts-context.ts';
import type { ChangeOrigin } from '../layout/OriginFacts.tsx';
import { SecurityNotice } from '../layout/SecurityNotice.tsx';
import { Strong } from '../layout/Text.tsx';
import { defineMail } from '../mail-template.ts';

interface Props {
  origin: ChangeOrigin;
  help: string;
}

function Body({ origin, help }: Props) {
  const { t } = useLingui();
  const { account } = useMail();
  return (
    <SecurityNotice title={t`Your password was changed`} origin={origin} help={help}>
      <Trans>
        The password of <Strong>{account}</Strong> was changed, and everybody who was logged in with the old
        one has been logged out.
      </Trans>
    </SecurityNotice>
  );
}

export const mail = defineMail<Props>({
  class: 'security',
  fixtures: { usual: { origin: fixtureOrigin, help: 'https://skein.example/passwordreset' } },
  subject: () => msg`Your password on Skein was changed`,
  preheader: (_props, { account }) =>
    msg`For the account of ${account}. Was it you? Then there is nothing to do.`,
  why: () => msg`You get this because your account was changed.`,
  Body,
});
