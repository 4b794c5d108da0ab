import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { fixtureOrigin } from '../fixture-data.ts';
import { useMail } from '../layout/mail-parts-context.ts';
import type { ChangeOrigin } from '../layout/OriginFacts.tsx';
import { SecurityNotice } from '../layout/SecurityNotice.tsx';
import { Strong } from '../layout/Text.tsx';
import { type NamedCredential, useCredentialNames } from '../layout/use-credential-names.ts';
import { defineMail } from '../mail-template.ts';

interface Props {
  removed: readonly NamedCredential[];
  origin: ChangeOrigin;
  help: string;
}

function Body({ removed, origin, help }: Props) {
  const { t } = useLingui();
  const { account } = useMail();
  const what = useCredentialNames(removed);
  return (
    <SecurityNotice title={t`Ways to log in were removed`} origin={origin} what={what} help={help}>
      <Trans>
        These no longer open the account of <Strong>{account}</Strong>.
      </Trans>
    </SecurityNotice>
  );
}

export const mail = defineMail<Props>({
  class: 'security',
  fixtures: {
    usual: {
      removed: [
        { kind: 'passkey', name: 'Phone' },
        { kind: 'provider', name: 'Example ID' },
      ],
      origin: fixtureOrigin,
      help: 'https://skein.example/passwordreset',
    },
  },
  subject: () => msg`Ways to log in to your account were removed`,
  preheader: ({ removed }, { account }) =>
    msg`${plural(removed.length, { one: '# way to log in no longer opens', other: '# ways to log in no longer open' })} the account of ${account}.`,
  why: () => msg`You get this because your account was changed.`,
  Body,
});
