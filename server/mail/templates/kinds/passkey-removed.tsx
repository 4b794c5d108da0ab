import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { fixtureOrigin } from '../fixture-data.ts';
import { useMail } from '../layout/mail-parts-context.ts';
import type { ChangeOrigin } from '../layout/OriginFacts.tsx';
import { SecurityNotice } from '../layout/SecurityNotice.tsx';
import { Strong } from '../layout/Text.tsx';
import { defineMail } from '../mail-template.ts';

interface Props {
  passkey: string;
  origin: ChangeOrigin;
  help: string;
}

function Body({ passkey, origin, help }: Props) {
  const { t } = useLingui();
  const { account } = useMail();
  return (
    <SecurityNotice title={t`A passkey was removed`} origin={origin} what={passkey} help={help}>
      <Trans>
        This passkey no longer opens the account of <Strong>{account}</Strong>.
      </Trans>
    </SecurityNotice>
  );
}

export const mail = defineMail<Props>({
  class: 'security',
  fixtures: {
    usual: { passkey: 'Phone', origin: fixtureOrigin, help: 'https://skein.example/passwordreset' },
  },
  subject: ({ passkey }) => msg`A passkey was removed from your account: ${passkey}`,
  preheader: (_props, { account }) =>
    msg`For the account of ${account}. Was it you? Then there is nothing to do.`,
  why: () => msg`You get this because your account was changed.`,
  Body,
});
