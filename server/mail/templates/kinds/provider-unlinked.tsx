import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { fixtureOrigin } from '../fixture-data.ts';
import { useMail } from '../layout/mail-parts-context.ts';
import type { ChangeOrigin } from '../layout/OriginFacts.tsx';
import { SecurityNotice } from '../layout/SecurityNotice.tsx';
import { Strong } from '../layout/Text.tsx';
import { defineMail } from '../mail-template.ts';

interface Props {
  provider: string;
  origin: ChangeOrigin;
  help: string;
}

function Body({ provider, origin, help }: Props) {
  const { t } = useLingui();
  const { account } = useMail();
  return (
    <SecurityNotice title={t`A way to sign in was removed`} origin={origin} what={provider} help={help}>
      <Trans>
        Signing in there no longer opens the account of <Strong>{account}</Strong>.
      </Trans>
    </SecurityNotice>
  );
}

export const mail = defineMail<Props>({
  class: 'security',
  fixtures: {
    usual: { provider: 'Example ID', origin: fixtureOrigin, help: 'https://skein.example/passwordreset' },
  },
  subject: ({ provider }) => msg`Sign-in with ${provider} was removed from your account`,
  preheader: (_props, { account }) =>
    msg`For the account of ${account}. Was it you? Then there is nothing to do.`,
  why: () => msg`You get this because your account was changed.`,
  Body,
});
